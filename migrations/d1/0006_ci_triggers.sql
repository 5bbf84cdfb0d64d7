CREATE TABLE `ci_runs` (
	`execution_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`project_id` text NOT NULL,
	`commit` text,
	`branch` text,
	`work_key` text,
	`trigger_id` text,
	`message_key` text,
	`callback_url` text,
	`sealed_secret` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ci_runs_project` ON `ci_runs` (`project_id`);--> statement-breakpoint
CREATE INDEX `ci_runs_work` ON `ci_runs` (`work_key`,`created_at`) WHERE work_key is not null;--> statement-breakpoint
CREATE INDEX `ci_runs_message` ON `ci_runs` (`trigger_id`,`message_key`) WHERE trigger_id is not null;--> statement-breakpoint
CREATE TABLE `ci_triggers` (
	`trigger_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`project_id` text NOT NULL,
	`name` text NOT NULL,
	`target_url` text NOT NULL,
	`suite` text,
	`environment` text,
	`branch` text,
	`callback_url` text,
	`sealed_secret` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ci_triggers_project` ON `ci_triggers` (`project_id`,`created_at`,`trigger_id`);