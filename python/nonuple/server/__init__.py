"""The club server: contests over HTTP and WebSocket."""
