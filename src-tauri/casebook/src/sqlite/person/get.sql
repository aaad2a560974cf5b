SELECT id, name, role, created FROM person
