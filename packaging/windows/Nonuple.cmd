@echo off
title Nonuple
chcp 65001 >nul
"%~dp0python\python.exe" -X utf8 -m nonuple serve --window %*
if errorlevel 1 pause
