-- Each change of what traceability tells of closes one state and opens the next.
CREATE TRIGGER `stories_made` AFTER INSERT ON `stories` BEGIN
	INSERT INTO `record_states` (`project_id`, `resource`, `resource_id`, `number`, `title`, `status`, `sprint_id`, `flips`, `revised_at`, `created_at`, `valid_from`)
	VALUES (NEW.`project_id`, 'story', NEW.`story_id`, NEW.`number`, NEW.`title`, NEW.`status`, NEW.`sprint_id`, 0, NEW.`created_at`, NEW.`created_at`, NEW.`created_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `stories_changed` AFTER UPDATE OF `title`, `status`, `sprint_id`, `acceptance_criteria` ON `stories`
WHEN NEW.`title` IS NOT OLD.`title` OR NEW.`status` IS NOT OLD.`status` OR NEW.`sprint_id` IS NOT OLD.`sprint_id` OR NEW.`acceptance_criteria` IS NOT OLD.`acceptance_criteria` BEGIN
	UPDATE `record_states` SET `valid_to` = max(NEW.`updated_at`, `valid_from`) WHERE `resource_id` = NEW.`story_id` AND `valid_to` IS NULL;
	INSERT INTO `record_states` (`project_id`, `resource`, `resource_id`, `number`, `title`, `status`, `sprint_id`, `flips`, `revised_at`, `created_at`, `valid_from`)
	SELECT NEW.`project_id`, 'story', NEW.`story_id`, NEW.`number`, NEW.`title`, NEW.`status`, NEW.`sprint_id`, 0,
		CASE WHEN NEW.`acceptance_criteria` IS OLD.`acceptance_criteria` THEN `revised_at` ELSE NEW.`updated_at` END, NEW.`created_at`, `valid_to`
	FROM `record_states` WHERE `resource_id` = NEW.`story_id` ORDER BY `state_id` DESC LIMIT 1;
END;
--> statement-breakpoint
CREATE TRIGGER `stories_gone` AFTER DELETE ON `stories` BEGIN
	UPDATE `record_states` SET `valid_to` = max(CAST(unixepoch('subsec') * 1000 AS INTEGER), `valid_from`) WHERE `resource_id` = OLD.`story_id` AND `valid_to` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `test_cases_made` AFTER INSERT ON `test_cases` BEGIN
	INSERT INTO `record_states` (`project_id`, `resource`, `resource_id`, `number`, `title`, `status`, `story_id`, `requirement_ref`, `flips`, `revised_at`, `created_at`, `valid_from`)
	VALUES (NEW.`project_id`, 'test_case', NEW.`test_case_id`, NEW.`number`, NEW.`title`, NEW.`last_status`, NEW.`story_id`, NEW.`requirement_ref`, NEW.`flips`, NEW.`revised_at`, NEW.`created_at`, NEW.`created_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `test_cases_changed` AFTER UPDATE OF `title`, `last_status`, `story_id`, `requirement_ref`, `flips`, `revised_at` ON `test_cases`
WHEN NEW.`title` IS NOT OLD.`title` OR NEW.`last_status` IS NOT OLD.`last_status` OR NEW.`story_id` IS NOT OLD.`story_id` OR NEW.`requirement_ref` IS NOT OLD.`requirement_ref` OR NEW.`flips` IS NOT OLD.`flips` OR NEW.`revised_at` IS NOT OLD.`revised_at` BEGIN
	UPDATE `record_states` SET `valid_to` = max(NEW.`updated_at`, ifnull(NEW.`last_run_at`, 0), `valid_from`) WHERE `resource_id` = NEW.`test_case_id` AND `valid_to` IS NULL;
	INSERT INTO `record_states` (`project_id`, `resource`, `resource_id`, `number`, `title`, `status`, `story_id`, `requirement_ref`, `flips`, `revised_at`, `created_at`, `valid_from`)
	SELECT NEW.`project_id`, 'test_case', NEW.`test_case_id`, NEW.`number`, NEW.`title`, NEW.`last_status`, NEW.`story_id`, NEW.`requirement_ref`, NEW.`flips`, NEW.`revised_at`, NEW.`created_at`, `valid_to`
	FROM `record_states` WHERE `resource_id` = NEW.`test_case_id` ORDER BY `state_id` DESC LIMIT 1;
END;
--> statement-breakpoint
CREATE TRIGGER `test_cases_gone` AFTER DELETE ON `test_cases` BEGIN
	UPDATE `record_states` SET `valid_to` = max(CAST(unixepoch('subsec') * 1000 AS INTEGER), `valid_from`) WHERE `resource_id` = OLD.`test_case_id` AND `valid_to` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `defects_made` AFTER INSERT ON `defects` BEGIN
	INSERT INTO `record_states` (`project_id`, `resource`, `resource_id`, `number`, `title`, `status`, `story_id`, `test_case_id`, `flips`, `revised_at`, `created_at`, `valid_from`)
	VALUES (NEW.`project_id`, 'defect', NEW.`defect_id`, NEW.`number`, NEW.`title`, NEW.`status`, NEW.`story_id`, NEW.`test_case_id`, 0, NEW.`created_at`, NEW.`created_at`, NEW.`created_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `defects_changed` AFTER UPDATE OF `title`, `status`, `story_id`, `test_case_id` ON `defects`
WHEN NEW.`title` IS NOT OLD.`title` OR NEW.`status` IS NOT OLD.`status` OR NEW.`story_id` IS NOT OLD.`story_id` OR NEW.`test_case_id` IS NOT OLD.`test_case_id` BEGIN
	UPDATE `record_states` SET `valid_to` = max(NEW.`updated_at`, `valid_from`) WHERE `resource_id` = NEW.`defect_id` AND `valid_to` IS NULL;
	INSERT INTO `record_states` (`project_id`, `resource`, `resource_id`, `number`, `title`, `status`, `story_id`, `test_case_id`, `flips`, `revised_at`, `created_at`, `valid_from`)
	SELECT NEW.`project_id`, 'defect', NEW.`defect_id`, NEW.`number`, NEW.`title`, NEW.`status`, NEW.`story_id`, NEW.`test_case_id`, 0, `revised_at`, NEW.`created_at`, `valid_to`
	FROM `record_states` WHERE `resource_id` = NEW.`defect_id` ORDER BY `state_id` DESC LIMIT 1;
END;
--> statement-breakpoint
CREATE TRIGGER `defects_gone` AFTER DELETE ON `defects` BEGIN
	UPDATE `record_states` SET `valid_to` = max(CAST(unixepoch('subsec') * 1000 AS INTEGER), `valid_from`) WHERE `resource_id` = OLD.`defect_id` AND `valid_to` IS NULL;
END;
