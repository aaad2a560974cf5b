SELECT number, at, by, action, subject, detail, mac FROM audit
