@echo off
title Nonuple
chcp 65001 >nul
set PYTHONUTF8=1
"%~dp0python\python.exe" -m nonuple serve --window %*
if errorlevel 1 pause
