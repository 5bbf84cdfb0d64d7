CREATE TABLE `changes` (
	`change_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`project_id` text NOT NULL,
	`resource` text NOT NULL,
	`resource_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`field` text NOT NULL,
	`from` text,
	`to` text,
	`unusual` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `changes_resource` ON `changes` (`resource_id`,`at`,`change_id`);--> statement-breakpoint
CREATE INDEX `changes_project` ON `changes` (`project_id`);--> statement-breakpoint
CREATE TABLE `record_numbers` (
	`project_id` text NOT NULL,
	`resource` text NOT NULL,
	`last` integer NOT NULL,
	PRIMARY KEY(`project_id`, `resource`)
);
--> statement-breakpoint
CREATE TABLE `sprints` (
	`sprint_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`project_id` text NOT NULL,
	`name` text NOT NULL,
	`goal` text NOT NULL,
	`start_date` text,
	`end_date` text,
	`duration_weeks` integer,
	`velocity` integer,
	`status` text NOT NULL,
	`completed_points` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sprints_project` ON `sprints` (`project_id`,`created_at`,`sprint_id`);--> statement-breakpoint
CREATE INDEX `sprints_project_status` ON `sprints` (`project_id`,`status`,`created_at`,`sprint_id`);--> statement-breakpoint
CREATE TABLE `stories` (
	`story_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`project_id` text NOT NULL,
	`number` integer NOT NULL,
	`title` text NOT NULL,
	`user_story` text NOT NULL,
	`description` text NOT NULL,
	`type` text NOT NULL,
	`priority` text NOT NULL,
	`status` text NOT NULL,
	`acceptance_criteria` text NOT NULL,
	`story_points` integer,
	`tags` text NOT NULL,
	`assignee` text,
	`sprint_id` text,
	`sprint_position` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stories_project` ON `stories` (`project_id`,`created_at`,`story_id`);--> statement-breakpoint
CREATE INDEX `stories_project_status` ON `stories` (`project_id`,`status`,`created_at`,`story_id`);--> statement-breakpoint
CREATE INDEX `stories_project_assignee` ON `stories` (`project_id`,`assignee`,`created_at`,`story_id`);--> statement-breakpoint
CREATE INDEX `stories_sprint` ON `stories` (`sprint_id`,`sprint_position`);--> statement-breakpoint
CREATE INDEX `stories_sprint_created` ON `stories` (`sprint_id`,`created_at`,`story_id`);--> statement-breakpoint
CREATE TABLE `story_dependencies` (
	`story_id` text NOT NULL,
	`depends_on` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`story_id`, `depends_on`)
);
--> statement-breakpoint
CREATE INDEX `story_dependencies_on` ON `story_dependencies` (`depends_on`);