SELECT id, role, title, place, status, knowledge, created, created_by FROM opening
