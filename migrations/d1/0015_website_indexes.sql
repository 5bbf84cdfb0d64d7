CREATE INDEX `website_files_status` ON `website_files` (`status`,`updated_at`);--> statement-breakpoint
CREATE INDEX `website_files_created` ON `website_files` (`created_at`);--> statement-breakpoint
CREATE INDEX `websites_team` ON `websites` (`team_id`);