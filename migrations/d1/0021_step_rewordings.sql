CREATE TABLE `step_rewordings` (
	`scope` text NOT NULL,
	`key` text NOT NULL,
	`answer` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`scope`, `key`)
);
--> statement-breakpoint
CREATE INDEX `step_rewordings_expiry` ON `step_rewordings` (`expires_at`);