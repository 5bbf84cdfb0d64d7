CREATE TABLE `defect_occurrences` (
	`defect_id` text NOT NULL,
	`project_id` text NOT NULL,
	`execution_id` text NOT NULL,
	`test_case_id` text NOT NULL,
	`step_number` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`defect_id`, `execution_id`, `test_case_id`, `step_number`)
);
--> statement-breakpoint
CREATE INDEX `defect_occurrences_newest` ON `defect_occurrences` (`defect_id`,`at`,`execution_id`,`step_number`);--> statement-breakpoint
CREATE INDEX `defect_occurrences_execution` ON `defect_occurrences` (`execution_id`);--> statement-breakpoint
CREATE INDEX `defect_occurrences_project` ON `defect_occurrences` (`project_id`);--> statement-breakpoint
CREATE TABLE `defects` (
	`defect_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`project_id` text NOT NULL,
	`number` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`steps_to_reproduce` text NOT NULL,
	`severity` text NOT NULL,
	`priority` text NOT NULL,
	`status` text NOT NULL,
	`resolution` text NOT NULL,
	`story_id` text,
	`test_case_id` text,
	`execution_id` text,
	`environment` text NOT NULL,
	`assignee` text,
	`tags` text NOT NULL,
	`source` text NOT NULL,
	`fingerprint` text,
	`proposed_status` text,
	`proposed_by` text,
	`judged_at` integer NOT NULL,
	`evidence` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `defects_project` ON `defects` (`project_id`,`created_at`,`defect_id`);--> statement-breakpoint
CREATE INDEX `defects_project_status` ON `defects` (`project_id`,`status`,`created_at`,`defect_id`);--> statement-breakpoint
CREATE INDEX `defects_project_severity` ON `defects` (`project_id`,`severity`,`created_at`,`defect_id`);--> statement-breakpoint
CREATE INDEX `defects_project_assignee` ON `defects` (`project_id`,`assignee`,`created_at`,`defect_id`);--> statement-breakpoint
CREATE INDEX `defects_story` ON `defects` (`story_id`,`created_at`,`defect_id`);--> statement-breakpoint
CREATE INDEX `defects_case` ON `defects` (`test_case_id`,`created_at`,`defect_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `defects_fingerprint` ON `defects` (`project_id`,`fingerprint`);--> statement-breakpoint
CREATE TABLE `record_states` (
	`state_id` integer PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`resource` text NOT NULL,
	`resource_id` text NOT NULL,
	`number` integer NOT NULL,
	`title` text NOT NULL,
	`status` text,
	`story_id` text,
	`test_case_id` text,
	`sprint_id` text,
	`requirement_ref` text,
	`flips` integer NOT NULL,
	`revised_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`valid_from` integer NOT NULL,
	`valid_to` integer
);
--> statement-breakpoint
CREATE INDEX `record_states_resource` ON `record_states` (`resource_id`,`valid_from`);--> statement-breakpoint
CREATE INDEX `record_states_project` ON `record_states` (`project_id`,`resource`,`created_at`,`resource_id`,`valid_from`,`valid_to`);--> statement-breakpoint
CREATE INDEX `record_states_figures` ON `record_states` (`project_id`,`resource`,`valid_to`,`valid_from`,`status`,`story_id`,`test_case_id`);--> statement-breakpoint
CREATE INDEX `record_states_flips` ON `record_states` (`project_id`,`flips`) WHERE flips > 1;--> statement-breakpoint
CREATE INDEX `record_states_requirement` ON `record_states` (`project_id`,`requirement_ref`,`created_at`) WHERE requirement_ref is not null;--> statement-breakpoint
CREATE INDEX `record_states_story` ON `record_states` (`story_id`,`created_at`,`resource_id`);--> statement-breakpoint
CREATE INDEX `record_states_case` ON `record_states` (`test_case_id`,`created_at`,`resource_id`);--> statement-breakpoint
CREATE TABLE `test_case_tags` (
	`test_case_id` text NOT NULL,
	`tag` text NOT NULL,
	`project_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`test_case_id`, `tag`)
);
--> statement-breakpoint
CREATE INDEX `test_case_tags_project` ON `test_case_tags` (`project_id`,`tag`,`created_at`,`test_case_id`);--> statement-breakpoint
CREATE TABLE `test_cases` (
	`test_case_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`project_id` text NOT NULL,
	`number` integer NOT NULL,
	`external_id` text,
	`story_id` text,
	`criterion` text,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`priority` text NOT NULL,
	`type` text NOT NULL,
	`requirement_ref` text,
	`tags` text NOT NULL,
	`content` text NOT NULL,
	`last_status` text,
	`last_execution_id` text,
	`last_run_at` integer,
	`flips` integer DEFAULT 0 NOT NULL,
	`revised_at` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `test_cases_project` ON `test_cases` (`project_id`,`created_at`,`test_case_id`);--> statement-breakpoint
CREATE INDEX `test_cases_project_priority` ON `test_cases` (`project_id`,`priority`,`created_at`,`test_case_id`);--> statement-breakpoint
CREATE INDEX `test_cases_project_type` ON `test_cases` (`project_id`,`type`,`created_at`,`test_case_id`);--> statement-breakpoint
CREATE INDEX `test_cases_story` ON `test_cases` (`story_id`,`created_at`,`test_case_id`);--> statement-breakpoint
CREATE INDEX `test_cases_external` ON `test_cases` (`project_id`,`external_id`);--> statement-breakpoint
CREATE TABLE `case_targets` (
	`test_case_id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`targets` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `case_targets_project` ON `case_targets` (`project_id`);--> statement-breakpoint
CREATE TABLE `test_results` (
	`execution_id` text NOT NULL,
	`test_case_id` text NOT NULL,
	`project_id` text NOT NULL,
	`status` text NOT NULL,
	`duration_ms` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`execution_id`, `test_case_id`)
);
--> statement-breakpoint
CREATE INDEX `test_results_case` ON `test_results` (`test_case_id`,`at`,`execution_id`);--> statement-breakpoint
CREATE INDEX `test_results_project` ON `test_results` (`project_id`,`at`);--> statement-breakpoint
CREATE TABLE `test_runs` (
	`execution_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`project_id` text NOT NULL,
	`story_id` text,
	`sprint_id` text,
	`name` text NOT NULL,
	`environment` text,
	`target_url` text NOT NULL,
	`auto_create_defects` integer NOT NULL,
	`status` text NOT NULL,
	`counts` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `test_runs_project` ON `test_runs` (`project_id`,`created_at`,`execution_id`);--> statement-breakpoint
CREATE INDEX `test_runs_project_status` ON `test_runs` (`project_id`,`status`,`created_at`,`execution_id`);--> statement-breakpoint
CREATE INDEX `test_runs_story` ON `test_runs` (`story_id`,`created_at`,`execution_id`);--> statement-breakpoint
CREATE INDEX `test_runs_sprint` ON `test_runs` (`sprint_id`,`created_at`,`execution_id`);--> statement-breakpoint
CREATE INDEX `test_runs_open` ON `test_runs` (`created_at`) WHERE finished_at is null;