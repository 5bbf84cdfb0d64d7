ALTER TABLE `websites` ADD `timezone` text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE `websites` ADD `rules` text;--> statement-breakpoint
ALTER TABLE `websites` ADD `privacy` text;--> statement-breakpoint
ALTER TABLE `websites` ADD `privacy_updated_at` integer;--> statement-breakpoint
ALTER TABLE `websites` ADD `deleted_at` integer;