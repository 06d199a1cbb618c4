"""What a person keeps of his own play: games, turns lost, words to learn, cards answered."""
