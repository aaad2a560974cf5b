SELECT id, role, title, place, hiring_manager, status, knowledge, created, created_by FROM opening
