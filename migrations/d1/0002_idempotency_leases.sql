ALTER TABLE `idempotency_keys` ADD `seed` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `idempotency_keys` ADD `attempt` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `idempotency_keys` ADD `lease_until` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `idempotency_keys` ADD `bytes` integer;--> statement-breakpoint
CREATE INDEX `idempotency_keys_room` ON `idempotency_keys` (`caller`,`bytes`) WHERE bytes is not null;