CREATE TABLE `reading_corrections` (
	`correction_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`sentence` text NOT NULL,
	`marked` text NOT NULL,
	`kinds` text NOT NULL,
	`corrected_by` text NOT NULL,
	`corrected_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reading_corrections_sentence` ON `reading_corrections` (`organization_id`,`sentence`);--> statement-breakpoint
CREATE INDEX `reading_corrections_organization` ON `reading_corrections` (`organization_id`,`corrected_at`,`correction_id`);