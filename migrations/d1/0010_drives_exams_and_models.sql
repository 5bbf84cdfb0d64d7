CREATE TABLE `drive_connections` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`sealed_refresh_token` text NOT NULL,
	`account` text NOT NULL,
	`error` text,
	`connected_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `drive_folders` (
	`kb_id` text NOT NULL,
	`folder_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`turn` integer NOT NULL,
	`holder` text NOT NULL,
	`held_until` integer NOT NULL,
	`sync` text NOT NULL,
	`changes_from` text,
	`drive_id` text,
	`listing` integer NOT NULL,
	`files` integer NOT NULL,
	`waiting` integer NOT NULL,
	`skipped` integer NOT NULL,
	`error` text,
	`synced_at` integer,
	`next_at` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`kb_id`, `folder_id`)
);
--> statement-breakpoint
CREATE INDEX `drive_folders_organization` ON `drive_folders` (`organization_id`);--> statement-breakpoint
CREATE INDEX `drive_folders_due` ON `drive_folders` (`next_at`) WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX `drive_folders_stalled` ON `drive_folders` (`updated_at`) WHERE status in ('syncing', 'removing');--> statement-breakpoint
CREATE TABLE `drive_items` (
	`kb_id` text NOT NULL,
	`folder_id` text NOT NULL,
	`item_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`parent_id` text NOT NULL,
	`is_folder` integer NOT NULL,
	`name` text NOT NULL,
	`media_type` text NOT NULL,
	`size` integer,
	`may_download` integer NOT NULL,
	`version` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`file_id` text,
	`seen` integer NOT NULL,
	`tries` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`kb_id`, `folder_id`, `item_id`)
);
--> statement-breakpoint
CREATE INDEX `drive_items_state` ON `drive_items` (`kb_id`,`folder_id`,`state`,`is_folder`);--> statement-breakpoint
CREATE INDEX `drive_items_parent` ON `drive_items` (`kb_id`,`folder_id`,`parent_id`);--> statement-breakpoint
CREATE INDEX `drive_items_file` ON `drive_items` (`file_id`);--> statement-breakpoint
CREATE TABLE `exam_questions` (
	`question_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`kb_id` text NOT NULL,
	`question` text NOT NULL,
	`name` text NOT NULL,
	`origin` text NOT NULL,
	`answerable` integer NOT NULL,
	`file_id` text,
	`file_name` text NOT NULL,
	`quote` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exam_questions_name` ON `exam_questions` (`kb_id`,`name`);--> statement-breakpoint
CREATE INDEX `exam_questions_base` ON `exam_questions` (`kb_id`,`created_at`,`question_id`);--> statement-breakpoint
CREATE INDEX `exam_questions_file` ON `exam_questions` (`file_id`) WHERE file_id is not null;--> statement-breakpoint
CREATE TABLE `exam_results` (
	`exam_id` text NOT NULL,
	`question_id` text NOT NULL,
	`kb_id` text NOT NULL,
	`state` text NOT NULL,
	`ndcg10` real,
	`recall10` real,
	`rank` integer,
	`is_answered` integer,
	PRIMARY KEY(`exam_id`, `question_id`)
);
--> statement-breakpoint
CREATE INDEX `exam_results_question` ON `exam_results` (`question_id`);--> statement-breakpoint
CREATE INDEX `exam_results_base` ON `exam_results` (`kb_id`);--> statement-breakpoint
CREATE TABLE `exams` (
	`exam_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`kb_id` text NOT NULL,
	`status` text NOT NULL,
	`stage` text NOT NULL,
	`turn` integer NOT NULL,
	`settings` text NOT NULL,
	`wanted` integer NOT NULL,
	`generated` integer NOT NULL,
	`files_read` integer NOT NULL,
	`questions` integer NOT NULL,
	`asked` integer NOT NULL,
	`index_state` text,
	`changed_meanwhile` integer NOT NULL,
	`figures` text,
	`compared_to` text,
	`comparison` text,
	`warnings` text NOT NULL,
	`error` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `exams_base` ON `exams` (`kb_id`,`created_at`,`exam_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `exams_under_way` ON `exams` (`kb_id`) WHERE status = 'running';--> statement-breakpoint
CREATE INDEX `exams_stalled` ON `exams` (`updated_at`) WHERE status = 'running';--> statement-breakpoint
ALTER TABLE `file_totals` ADD `embedding_model` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `file_totals_embedding_model` ON `file_totals` (`embedding_model`);--> statement-breakpoint
CREATE INDEX `page_migrations_file` ON `page_migrations` (`file_id`);