@echo off
"%~dp0python\python.exe" -X utf8 -m nonuple %*
