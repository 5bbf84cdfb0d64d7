CREATE TABLE `idempotency_keys` (
	`caller` text NOT NULL,
	`key_hash` text NOT NULL,
	`operation` text NOT NULL,
	`request_hash` text NOT NULL,
	`started_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`status` integer,
	`headers` text,
	`body` blob,
	PRIMARY KEY(`caller`, `key_hash`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_expiry` ON `idempotency_keys` (`expires_at`);--> statement-breakpoint
CREATE TABLE `mailed_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mailed_tokens_user` ON `mailed_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `mailed_tokens_expiry` ON `mailed_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `socket_tickets` (
	`ticket_hash` text PRIMARY KEY NOT NULL,
	`caller` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `socket_tickets_expiry` ON `socket_tickets` (`expires_at`);--> statement-breakpoint
CREATE TABLE `access_keys` (
	`key_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`key_hash` text NOT NULL,
	`scope` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`last_used_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `access_keys_key_hash_unique` ON `access_keys` (`key_hash`);--> statement-breakpoint
CREATE INDEX `access_keys_organization` ON `access_keys` (`organization_id`,`created_at`,`key_id`);--> statement-breakpoint
CREATE TABLE `custom_prompts` (
	`prompt_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`content` text NOT NULL,
	`category` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `custom_prompts_organization` ON `custom_prompts` (`organization_id`,`created_at`,`prompt_id`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`invitation_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`token_hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_token_hash_unique` ON `invitations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_email` ON `invitations` (`organization_id`,`email`);--> statement-breakpoint
CREATE INDEX `invitations_created` ON `invitations` (`organization_id`,`created_at`,`invitation_id`);--> statement-breakpoint
CREATE INDEX `invitations_address` ON `invitations` (`email`);--> statement-breakpoint
CREATE INDEX `invitations_expiry` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `model_preferences` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`chat_model` text,
	`agent_model` text,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `knowledge_bases` (
	`kb_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`type` text NOT NULL,
	`is_public` integer NOT NULL,
	`public_slug` text,
	`embedding_model` text NOT NULL,
	`status` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `knowledge_bases_public_slug_unique` ON `knowledge_bases` (`public_slug`);--> statement-breakpoint
CREATE INDEX `knowledge_bases_organization` ON `knowledge_bases` (`organization_id`,`created_at`,`kb_id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE TABLE `project_knowledge_bases` (
	`project_id` text NOT NULL,
	`kb_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`project_id`, `kb_id`)
);
--> statement-breakpoint
CREATE INDEX `project_knowledge_bases_kb` ON `project_knowledge_bases` (`kb_id`);--> statement-breakpoint
CREATE TABLE `projects` (
	`project_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`template_id` text,
	`template_type` text NOT NULL,
	`agent_configs` text NOT NULL,
	`status` text NOT NULL,
	`agent_run_count` integer DEFAULT 0 NOT NULL,
	`last_run_at` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `projects_organization` ON `projects` (`organization_id`,`created_at`,`project_id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE TABLE `purges` (
	`resource_id` text PRIMARY KEY NOT NULL,
	`resource` text NOT NULL,
	`organization_id` text NOT NULL,
	`requested_at` integer NOT NULL,
	`finished_at` integer,
	`removed` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `purges_waiting` ON `purges` (`requested_at`) WHERE finished_at is null;--> statement-breakpoint
CREATE TABLE `listing_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`used_by` text,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `listing_codes_expiry` ON `listing_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `agent_runs` (
	`run_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`project_id` text,
	`agent_type` text NOT NULL,
	`status` text NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`input_tokens` integer DEFAULT 0 NOT NULL,
	`output_tokens` integer DEFAULT 0 NOT NULL,
	`input_summary` text NOT NULL,
	`output_summary` text,
	`error` text
);
--> statement-breakpoint
CREATE INDEX `agent_runs_project` ON `agent_runs` (`project_id`,`started_at`,`run_id`);--> statement-breakpoint
CREATE INDEX `agent_runs_started` ON `agent_runs` (`started_at`);--> statement-breakpoint
CREATE INDEX `agent_runs_running` ON `agent_runs` (`started_at`) WHERE status = 'running';--> statement-breakpoint
CREATE TABLE `token_usage` (
	`usage_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`project_id` text,
	`task` text NOT NULL,
	`model` text NOT NULL,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`cost` real NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `token_usage_organization` ON `token_usage` (`organization_id`,`at`,`usage_id`);--> statement-breakpoint
CREATE INDEX `token_usage_project` ON `token_usage` (`project_id`);--> statement-breakpoint
CREATE TABLE `outbox_events` (
	`event_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`type` text NOT NULL,
	`data` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_events_at` ON `outbox_events` (`at`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`delivery_id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`event_id` text NOT NULL,
	`event_type` text NOT NULL,
	`body` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`response_status` integer,
	`error` text,
	`created_at` integer NOT NULL,
	`next_attempt_at` integer,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_webhook` ON `webhook_deliveries` (`webhook_id`,`created_at`,`delivery_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`next_attempt_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE TABLE `webhooks` (
	`webhook_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`url` text NOT NULL,
	`description` text NOT NULL,
	`event_types` text NOT NULL,
	`sealed_secret` text NOT NULL,
	`active` integer NOT NULL,
	`inactive_reason` text,
	`failing_since` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhooks_organization` ON `webhooks` (`organization_id`,`created_at`,`webhook_id`);--> statement-breakpoint
DROP INDEX `audit_entries_organization`;--> statement-breakpoint
CREATE INDEX `audit_entries_organization` ON `audit_entries` (`organization_id`,`at`,`audit_id`);--> statement-breakpoint
DROP INDEX `refresh_tokens_family`;--> statement-breakpoint
ALTER TABLE `refresh_tokens` ADD `user_agent` text;--> statement-breakpoint
ALTER TABLE `refresh_tokens` ADD `signed_in_at` integer;--> statement-breakpoint
CREATE INDEX `refresh_tokens_user` ON `refresh_tokens` (`user_id`,`used_at`);--> statement-breakpoint
CREATE INDEX `refresh_tokens_family` ON `refresh_tokens` (`family_id`,`revoked_at`);--> statement-breakpoint
DROP INDEX `memberships_user`;--> statement-breakpoint
ALTER TABLE `memberships` ADD `source` text DEFAULT 'self' NOT NULL;--> statement-breakpoint
CREATE INDEX `memberships_joined` ON `memberships` (`organization_id`,`joined_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `memberships_role` ON `memberships` (`organization_id`,`role`);--> statement-breakpoint
CREATE INDEX `memberships_user` ON `memberships` (`user_id`,`source`);--> statement-breakpoint
ALTER TABLE `cookie_sessions` ADD `user_agent` text;--> statement-breakpoint
ALTER TABLE `cookie_sessions` ADD `last_used_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `email_verified_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `signed_out_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `claims_issued_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `claims_followed_at` integer;--> statement-breakpoint
ALTER TABLE `organizations` ADD `claims_trusted_at` integer;