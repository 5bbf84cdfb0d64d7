CREATE TABLE `file_totals` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`files` integer NOT NULL,
	`bytes` integer NOT NULL,
	`under_way` integer NOT NULL,
	`failed` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `file_totals_organization` ON `file_totals` (`organization_id`);--> statement-breakpoint
CREATE TABLE `files` (
	`file_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`parent_file_id` text DEFAULT '' NOT NULL,
	`file_name` text NOT NULL,
	`file_type` text NOT NULL,
	`file_size` integer NOT NULL,
	`hash` text NOT NULL,
	`status` text NOT NULL,
	`stage` text NOT NULL,
	`progress` real NOT NULL,
	`generation` integer NOT NULL,
	`chunk_count` integer NOT NULL,
	`characters` integer NOT NULL,
	`pages` integer,
	`warnings` text NOT NULL,
	`error` text,
	`source_url` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `files_hash` ON `files` (`owner_id`,`parent_file_id`,`hash`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `files_owner` ON `files` (`owner_id`,`created_at`,`file_id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `files_name` ON `files` (`owner_id`,`parent_file_id`,`file_name`);--> statement-breakpoint
CREATE INDEX `files_parent` ON `files` (`parent_file_id`) WHERE parent_file_id <> '';--> statement-breakpoint
CREATE INDEX `files_organization` ON `files` (`organization_id`,`created_at`,`file_id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `files_under_way` ON `files` (`updated_at`) WHERE status in ('uploaded', 'processing') and deleted_at is null;--> statement-breakpoint
CREATE TABLE `knowledge_base_shares` (
	`kb_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`permission` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`kb_id`, `organization_id`)
);
--> statement-breakpoint
CREATE INDEX `knowledge_base_shares_organization` ON `knowledge_base_shares` (`organization_id`,`created_at`,`kb_id`);--> statement-breakpoint
CREATE TABLE `knowledge_base_tools` (
	`tool_id` text PRIMARY KEY NOT NULL,
	`kb_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`description` text NOT NULL,
	`config` text NOT NULL,
	`kb_ids` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `knowledge_base_tools_base` ON `knowledge_base_tools` (`kb_id`,`created_at`,`tool_id`);--> statement-breakpoint
CREATE TABLE `project_contexts` (
	`project_id` text PRIMARY KEY NOT NULL,
	`master_context` text NOT NULL,
	`source` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `uploads` (
	`file_id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`upload_id` text NOT NULL,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `uploads_started` ON `uploads` (`started_at`);--> statement-breakpoint
ALTER TABLE `knowledge_bases` ADD `master_context` text;--> statement-breakpoint
ALTER TABLE `knowledge_bases` ADD `outbound_context` text;--> statement-breakpoint
ALTER TABLE `knowledge_bases` ADD `outbound_context_at` integer;--> statement-breakpoint
-- What each owner's files come to, kept where they change: one row for each owner, whatever number of files it has.
CREATE TRIGGER `files_made` AFTER INSERT ON `files` WHEN NEW.`deleted_at` IS NULL BEGIN
	INSERT INTO `file_totals` (`owner_id`, `organization_id`, `files`, `bytes`, `under_way`, `failed`)
	VALUES (NEW.`owner_id`, NEW.`organization_id`, 1, NEW.`file_size`, NEW.`status` IN ('uploaded', 'processing'), NEW.`status` = 'error')
	ON CONFLICT (`owner_id`) DO UPDATE SET `files` = `files` + 1, `bytes` = `bytes` + excluded.`bytes`,
		`under_way` = `under_way` + excluded.`under_way`, `failed` = `failed` + excluded.`failed`;
END;
--> statement-breakpoint
CREATE TRIGGER `files_moved` AFTER UPDATE OF `status`, `deleted_at` ON `files` WHEN OLD.`deleted_at` IS NULL BEGIN
	UPDATE `file_totals` SET
		`files` = `files` - (NEW.`deleted_at` IS NOT NULL),
		`bytes` = `bytes` - (NEW.`deleted_at` IS NOT NULL) * OLD.`file_size`,
		`under_way` = `under_way` - (OLD.`status` IN ('uploaded', 'processing')) + (NEW.`deleted_at` IS NULL AND NEW.`status` IN ('uploaded', 'processing')),
		`failed` = `failed` - (OLD.`status` = 'error') + (NEW.`deleted_at` IS NULL AND NEW.`status` = 'error')
	WHERE `owner_id` = OLD.`owner_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `files_gone` AFTER DELETE ON `files` WHEN OLD.`deleted_at` IS NULL BEGIN
	UPDATE `file_totals` SET `files` = `files` - 1, `bytes` = `bytes` - OLD.`file_size`,
		`under_way` = `under_way` - (OLD.`status` IN ('uploaded', 'processing')), `failed` = `failed` - (OLD.`status` = 'error')
	WHERE `owner_id` = OLD.`owner_id`;
END;
