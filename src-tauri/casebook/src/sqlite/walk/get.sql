SELECT w.number, w.id, c.id, o.id, w.person, w.scorecard, k.text, w.content, w.status, w.created, w.updated, w.submitted
FROM walk w
JOIN seat s ON s.number = w.seat
JOIN candidate c ON c.number = s.candidate
JOIN opening o ON o.number = s.opening
JOIN scorecard k ON k.hash = w.scorecard
