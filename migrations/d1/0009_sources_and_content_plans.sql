CREATE TABLE `content_analyses` (
	`job_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`project_id` text NOT NULL,
	`status` text NOT NULL,
	`files` integer NOT NULL,
	`files_read` integer NOT NULL,
	`error` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `content_analyses_project` ON `content_analyses` (`project_id`,`created_at`,`job_id`);--> statement-breakpoint
CREATE INDEX `content_analyses_status` ON `content_analyses` (`status`,`updated_at`);--> statement-breakpoint
CREATE TABLE `content_plans` (
	`project_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`content_types` text,
	`navigation` text,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `page_migrations` (
	`project_id` text NOT NULL,
	`file_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`content_type_id` text,
	`field_overrides` text NOT NULL,
	`status` text NOT NULL,
	PRIMARY KEY(`project_id`, `file_id`)
);
--> statement-breakpoint
CREATE INDEX `page_migrations_order` ON `page_migrations` (`project_id`,`ordinal`);--> statement-breakpoint
CREATE TABLE `crawl_addresses` (
	`kb_id` text NOT NULL,
	`site` text NOT NULL,
	`url` text NOT NULL,
	`organization_id` text NOT NULL,
	`crawl_id` text NOT NULL,
	`depth` integer NOT NULL,
	`ordinal` integer NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`etag` text,
	`last_modified` text,
	`hash` text,
	`fingerprint` text,
	`canonical` text,
	`title` text,
	`tries` integer NOT NULL,
	`file_id` text,
	`misses` integer NOT NULL,
	`fetched_at` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`kb_id`, `site`, `url`)
);
--> statement-breakpoint
CREATE INDEX `crawl_addresses_next` ON `crawl_addresses` (`crawl_id`,`state`,`depth`,`ordinal`);--> statement-breakpoint
CREATE INDEX `crawl_addresses_file` ON `crawl_addresses` (`file_id`);--> statement-breakpoint
CREATE TABLE `crawl_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`held_until` integer NOT NULL,
	`next_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `crawl_hosts_left` ON `crawl_hosts` (`next_at`);--> statement-breakpoint
CREATE TABLE `crawls` (
	`crawl_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`kb_id` text NOT NULL,
	`url` text NOT NULL,
	`max_pages` integer NOT NULL,
	`max_depth` integer NOT NULL,
	`include` text NOT NULL,
	`exclude` text NOT NULL,
	`schedule` text NOT NULL,
	`allow_private` integer NOT NULL,
	`own_hosts` text NOT NULL,
	`turn` integer NOT NULL,
	`walk` text NOT NULL,
	`next_at` integer,
	`status` text NOT NULL,
	`found` integer NOT NULL,
	`fetched` integer NOT NULL,
	`unchanged` integer NOT NULL,
	`skipped` integer NOT NULL,
	`gone` integer NOT NULL,
	`warnings` text NOT NULL,
	`error` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `crawls_base` ON `crawls` (`kb_id`,`created_at`,`crawl_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `crawls_under_way` ON `crawls` (`kb_id`) WHERE status = 'running';--> statement-breakpoint
CREATE INDEX `crawls_due` ON `crawls` (`next_at`) WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX `crawls_stalled` ON `crawls` (`updated_at`) WHERE status = 'running';--> statement-breakpoint
CREATE INDEX `files_source` ON `files` (`owner_id`,`source_url`) WHERE source_url is not null;