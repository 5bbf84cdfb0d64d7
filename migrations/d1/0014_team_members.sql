-- What stood there before there were teams named none: such a website is for all members, as it was.
UPDATE `websites` SET `team_id` = NULL WHERE `team_id` NOT IN (SELECT `team_id` FROM `teams`);
--> statement-breakpoint
-- Whoever leaves an organization, in whichever way, leaves its teams.
CREATE TRIGGER `team_members_left` AFTER DELETE ON `memberships` BEGIN
	DELETE FROM `team_members` WHERE `user_id` = OLD.`user_id`
		AND `team_id` IN (SELECT `team_id` FROM `teams` WHERE `organization_id` = OLD.`organization_id`);
END;
