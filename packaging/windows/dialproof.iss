; The installer for Windows, by Inno Setup 6.3 or newer. installer.py runs it with the names that start with a # here.
#ifndef Version
  #error Run packaging/windows/installer.py, which says what is to be packed and under which version
#endif

[Setup]
; Never changed: by it a newer version knows the one that it replaces.
AppId={{01499BD8-E920-43DB-9666-91F5191E844F}
AppName={#Name}
AppVersion={#Version}
AppPublisher={#Publisher}
AppComments={#Description}
AppCopyright={#Copyright}
; What the Properties of the installer itself say.
VersionInfoVersion={#FourNumbers}
VersionInfoProductTextVersion={#Version}
; For one person and without an administrator; IT may put it on the machine, by a switch and not by a question.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=commandline
; %LocalAppData%\Programs for one person, %ProgramFiles% for the machine. Lists and journal lie elsewhere.
DefaultDirName={autopf}\{#Name}
; The bundle is of 64 bits, and so is Qt 6, which also wants Windows 10 1809.
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
; One shortcut needs no folder in the Start menu, and an update asks nothing that was answered before.
DisableProgramGroupPage=yes
DisableDirPage=auto
; An open window is asked to close, as it is when Windows ends, and never by force: it may be sending.
CloseApplications=yes
RestartApplications=no
; 'Open with' is offered at once, without signing in anew.
ChangesAssociations=yes
; What went wrong can be read in %TEMP% without running it again.
SetupLogging=yes
WizardStyle=modern
SetupIconFile={#Source}\dialproof.ico
UninstallDisplayIcon={app}\{#Program}w.exe
UninstallDisplayName={#Name}
; The smallest download; one stream, since all files are always installed together.
Compression=lzma2/max
SolidCompression=yes
OutputDir={#Out}
OutputBaseFilename={#SetupName}
#ifdef Signed
; installer.py says what 'certificate' runs. Signed, the uninstaller raises no warning either.
SignTool=certificate
SignedUninstaller=yes
#endif

[Languages]
; Those of the program that Inno Setup brings with it; it has no Chinese, which sees English here.
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "pt_BR"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"

[Tasks]
; Inno Setup's own words, so they are translated. Chosen unless somebody says otherwise (/MERGETASKS=!desktopicon).
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"

[InstallDelete]
; A former version's modules would be found beside the new ones. Nothing of the person's lies in this folder.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
; Who made the parts and under which licences, and what they are: for IT and for those who ask.
Source: "{#Out}\THIRD-PARTY-LICENCES\*"; DestDir: "{app}\licences"; Flags: ignoreversion recursesubdirs
Source: "{#Out}\sbom.cdx.json"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
; The executable without a console. No start with Windows: Dialproof runs when it is opened.
Name: "{autoprograms}\{#Name}"; Filename: "{app}\{#Program}w.exe"; Comment: "{#Description}"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Program}w.exe"; Comment: "{#Description}"; Tasks: desktopicon

[Registry]
; HKA is the person's part of the registry, or the machine's with /ALLUSERS. Only 'Open with': no default is taken.
Root: HKA; Subkey: "Software\Classes\{#Name}.List"; ValueType: string; ValueData: "{#Name}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Name}.List\Application"; ValueType: string; ValueName: "ApplicationName"; ValueData: "{#Name}"
Root: HKA; Subkey: "Software\Classes\{#Name}.List\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}w.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.xlsx\OpenWithProgids"; ValueType: string; ValueName: "{#Name}.List"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.xlsm\OpenWithProgids"; ValueType: string; ValueName: "{#Name}.List"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.xls\OpenWithProgids"; ValueType: string; ValueName: "{#Name}.List"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.xlsb\OpenWithProgids"; ValueType: string; ValueName: "{#Name}.List"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.ods\OpenWithProgids"; ValueType: string; ValueName: "{#Name}.List"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.csv\OpenWithProgids"; ValueType: string; ValueName: "{#Name}.List"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.tsv\OpenWithProgids"; ValueType: string; ValueName: "{#Name}.List"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.txt\OpenWithProgids"; ValueType: string; ValueName: "{#Name}.List"; ValueData: ""; Flags: uninsdeletevalue

[Run]
; Offered at the end; a silent installation opens nothing.
Filename: "{app}\{#Program}w.exe"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent

; No [UninstallDelete]: lists, journal and settings in %LocalAppData%\dialproof are the person's, and stay.
