; Per user, without an administrator; plain files, so that no scanner takes it for a packer. Made by scripts/installer.py.
Unicode true
!ifdef STUB64 ; for wine where it has no 32 bits: that stub comes with zlib alone
  Target amd64-unicode
  SetCompressor zlib
!else
  SetCompressor /SOLID lzma
!endif
!include MUI2.nsh
!include LogicLib.nsh

Name "Nonuple"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Nonuple"
RequestExecutionLevel user
BrandingText "Nonuple ${VERSION}"
!define RUNNING_ANSWER 77 ; nonuple.cli.window.RUNNING
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Nonuple"

!define MUI_ICON "${STAGE}\nonuple.ico"
!define MUI_UNICON "${STAGE}\nonuple.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Nonuple.cmd"
!define MUI_FINISHPAGE_SHOWREADME "$INSTDIR\CHANGELOG.txt"
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(CHANGES)"
!define MUI_FINISHPAGE_SHOWREADME_NOTCHECKED
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "English"
LangString CHANGES ${LANG_FRENCH} "Voir ce qui a changé"
LangString CHANGES ${LANG_ENGLISH} "Show what has changed"
LangString RUNNING ${LANG_FRENCH} "Nonuple tourne : fermez sa fenêtre, puis recommencez. Rien n'a été changé."
LangString RUNNING ${LANG_ENGLISH} "Nonuple is running: close its window, then try again. Nothing was changed."
LangString KEPT ${LANG_FRENCH} "Vos parties et vos listes restent dans $LOCALAPPDATA\nonuple."
LangString KEPT ${LANG_ENGLISH} "Your games and lists stay in $LOCALAPPDATA\nonuple."

; Asked before anything is changed: a program that runs cannot be replaced, and somebody is at play.
!macro StopIfRunning
  ${If} ${FileExists} "$INSTDIR\python\python.exe"
    nsExec::Exec '"$INSTDIR\python\python.exe" -X utf8 -m nonuple.cli.window'
    Pop $0
    ${If} $0 == ${RUNNING_ANSWER}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
      SetErrorLevel ${RUNNING_ANSWER} ; 2 is what NSIS itself says of a path that is none
      Quit
    ${EndIf}
  ${EndIf}
!macroend

Section
  !insertmacro StopIfRunning
  RMDir /r "$INSTDIR\python"
  RMDir /r "$INSTDIR\packages"
  !include "${FILES}"
  SetOutPath "$INSTDIR" ; where the icons start the program
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateDirectory "$SMPROGRAMS\Nonuple"
  CreateShortCut "$SMPROGRAMS\Nonuple\Nonuple.lnk" "$INSTDIR\Nonuple.cmd" "" "$INSTDIR\nonuple.ico"
  CreateShortCut "$DESKTOP\Nonuple.lnk" "$INSTDIR\Nonuple.cmd" "" "$INSTDIR\nonuple.ico"
  WriteRegStr HKCU "${ENTRY}" "DisplayName" "Nonuple"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "The Nonuple contributors"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\nonuple.ico"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  !insertmacro StopIfRunning
  RMDir /r "$INSTDIR\python"
  RMDir /r "$INSTDIR\packages"
  Delete "$INSTDIR\Nonuple.cmd"
  Delete "$INSTDIR\nonuple-command.cmd"
  Delete "$INSTDIR\nonuple.ico"
  Delete "$INSTDIR\CHANGELOG.txt"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\NOTICE.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Nonuple\Nonuple.lnk"
  RMDir "$SMPROGRAMS\Nonuple"
  Delete "$DESKTOP\Nonuple.lnk"
  DeleteRegKey HKCU "${ENTRY}"
  DetailPrint "$(KEPT)"
SectionEnd
