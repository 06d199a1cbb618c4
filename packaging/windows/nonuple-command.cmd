@echo off
set PYTHONUTF8=1
"%~dp0python\python.exe" -m nonuple %*
