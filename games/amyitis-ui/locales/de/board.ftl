### Auf dem Tisch: wie heißt, was gezeichnet ist.
