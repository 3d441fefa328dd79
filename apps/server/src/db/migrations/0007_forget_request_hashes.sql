-- The hashes of before were unkeyed and covered whole bodies, passwords included. A repeat of a call of the last 24 hours is a call of its own once.
DELETE FROM "idempotency_keys";
