CREATE TABLE `heatmaps` (
	`heatmap_id` text PRIMARY KEY NOT NULL,
	`website_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`url_path` text NOT NULL,
	`device` text NOT NULL,
	`status` text NOT NULL,
	`window_start` integer NOT NULL,
	`window_end` integer NOT NULL,
	`built` text,
	`error` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `heatmaps_website` ON `heatmaps` (`website_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `saved_reports` (
	`report_id` text PRIMARY KEY NOT NULL,
	`website_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`parameters` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `saved_reports_website` ON `saved_reports` (`website_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `segments` (
	`segment_id` text PRIMARY KEY NOT NULL,
	`website_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`filters` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `segments_website` ON `segments` (`website_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `team_members` (
	`team_id` text NOT NULL,
	`user_id` text NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`team_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `team_members_user` ON `team_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `teams` (
	`team_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `teams_organization` ON `teams` (`organization_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `website_files` (
	`job_id` text PRIMARY KEY NOT NULL,
	`website_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`progress` text NOT NULL,
	`events` integer NOT NULL,
	`error` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `website_files_website` ON `website_files` (`website_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `websites` ADD `share_id` text;--> statement-breakpoint
ALTER TABLE `websites` ADD `replay` text;--> statement-breakpoint
CREATE UNIQUE INDEX `websites_share_id_unique` ON `websites` (`share_id`);