DROP INDEX `defects_project_status`;--> statement-breakpoint
DROP INDEX `defects_project_severity`;--> statement-breakpoint
DROP INDEX `defects_project_assignee`;--> statement-breakpoint
CREATE INDEX `defects_project_status` ON `defects` (`project_id`,`status`,`created_at`,`defect_id`,`severity`,`assignee`);--> statement-breakpoint
CREATE INDEX `defects_project_severity` ON `defects` (`project_id`,`severity`,`created_at`,`defect_id`,`status`,`assignee`);--> statement-breakpoint
CREATE INDEX `defects_project_assignee` ON `defects` (`project_id`,`assignee`,`created_at`,`defect_id`,`status`,`severity`);--> statement-breakpoint
DROP INDEX `record_states_resource`;--> statement-breakpoint
DROP INDEX `record_states_project`;--> statement-breakpoint
DROP INDEX `record_states_story`;--> statement-breakpoint
CREATE INDEX `record_states_open` ON `record_states` (`resource_id`,`valid_to`) WHERE valid_to is null;--> statement-breakpoint
CREATE INDEX `record_states_resource` ON `record_states` (`resource_id`);--> statement-breakpoint
CREATE INDEX `record_states_project` ON `record_states` (`project_id`,`resource`,`created_at`,`resource_id`,`valid_from`,`valid_to`,`sprint_id`);--> statement-breakpoint
CREATE INDEX `record_states_story` ON `record_states` (`story_id`,`created_at`,`resource_id`,`resource`,`valid_from`,`valid_to`,`revised_at`);--> statement-breakpoint
DROP INDEX `stories_project_status`;--> statement-breakpoint
DROP INDEX `stories_project_assignee`;--> statement-breakpoint
CREATE INDEX `stories_project_status` ON `stories` (`project_id`,`status`,`created_at`,`story_id`,`assignee`);--> statement-breakpoint
CREATE INDEX `stories_project_assignee` ON `stories` (`project_id`,`assignee`,`created_at`,`story_id`,`status`);--> statement-breakpoint
DROP INDEX `test_case_tags_project`;--> statement-breakpoint
ALTER TABLE `test_case_tags` ADD `priority` text DEFAULT 'medium' NOT NULL;--> statement-breakpoint
ALTER TABLE `test_case_tags` ADD `type` text DEFAULT 'functional' NOT NULL;--> statement-breakpoint
UPDATE `test_case_tags` SET `priority` = one.`priority`, `type` = one.`type` FROM `test_cases` AS one WHERE one.`test_case_id` = `test_case_tags`.`test_case_id`;--> statement-breakpoint
CREATE INDEX `test_case_tags_project` ON `test_case_tags` (`project_id`,`tag`,`created_at`,`test_case_id`,`priority`,`type`);--> statement-breakpoint
DROP INDEX `test_cases_project_priority`;--> statement-breakpoint
DROP INDEX `test_cases_project_type`;--> statement-breakpoint
CREATE INDEX `test_cases_project_priority` ON `test_cases` (`project_id`,`priority`,`created_at`,`test_case_id`,`type`);--> statement-breakpoint
CREATE INDEX `test_cases_project_type` ON `test_cases` (`project_id`,`type`,`created_at`,`test_case_id`,`priority`);