; The installer for Windows, for Inno Setup 6.3 or newer.  packaging/windows.py gives Version, Source, Output, Icon
; and Homepage.  It installs for one user, and leaves saved games alone when it takes the program away.
#define AppName "Cardtable"
#define Extension ".cardtable"
#define ProgramId "Cardtable.Transcript"

[Setup]
; this id never changes: by it a new version replaces the old one
AppId={{7B1E6F0A-5C0C-4D55-9C5B-0C1B8F7B5D21}
AppName={#AppName}
AppVersion={#Version}
AppVerName={#AppName} {#Version}
AppPublisher=The Cardtable authors
AppPublisherURL={#Homepage}
AppSupportURL={#Homepage}
VersionInfoVersion={#Version}
DefaultDirName={autopf}\{#AppName}
DefaultGroupName={#AppName}
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
; no question whether to install for all: whoever wants that says /ALLUSERS
PrivilegesRequiredOverridesAllowed=commandline
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile={#SourcePath}\..\..\LICENSE
OutputDir={#Output}
OutputBaseFilename=cardtable-{#Version}-setup
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\cardtable.exe
UninstallDisplayName={#AppName}
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto
ChangesAssociations=yes
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "pt_BR"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"

[CustomMessages]
en.Transcript=Cardtable game
pt_BR.Transcript=Partida do Cardtable
en.OpenFiles=Open .cardtable files with Cardtable
pt_BR.OpenFiles=Abrir arquivos .cardtable com o Cardtable
en.Files=Files:
pt_BR.Files=Arquivos:

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked
Name: "association"; Description: "{cm:OpenFiles}"; GroupDescription: "{cm:Files}"

[InstallDelete]
; what an older version had and this one has not must not be found by it
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\{#AppName}"; Filename: "{app}\cardtable.exe"
Name: "{autodesktop}\{#AppName}"; Filename: "{app}\cardtable.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\{#Extension}"; ValueType: string; ValueData: "{#ProgramId}"; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: association
Root: HKA; Subkey: "Software\Classes\{#Extension}"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-cardtable"; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: association
Root: HKA; Subkey: "Software\Classes\{#ProgramId}"; ValueType: string; ValueData: "{cm:Transcript}"; Flags: uninsdeletekey; Tasks: association
Root: HKA; Subkey: "Software\Classes\{#ProgramId}\DefaultIcon"; ValueType: string; ValueData: "{app}\cardtable.exe,0"; Tasks: association
Root: HKA; Subkey: "Software\Classes\{#ProgramId}\shell\open\command"; ValueType: string; ValueData: """{app}\cardtable.exe"" ""%1"""; Tasks: association

[Run]
Filename: "{app}\cardtable.exe"; Description: "{cm:LaunchProgram,{#AppName}}"; Flags: nowait postinstall skipifsilent
