CREATE TABLE `audit_entries` (
	`audit_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`resource` text NOT NULL,
	`resource_id` text NOT NULL,
	`summary` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_entries_organization` ON `audit_entries` (`organization_id`,`at`);--> statement-breakpoint
CREATE TABLE `cookie_sessions` (
	`session_hash` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`user_id` text NOT NULL,
	`organization_id` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cookie_sessions_session_id_unique` ON `cookie_sessions` (`session_id`);--> statement-breakpoint
CREATE INDEX `cookie_sessions_user` ON `cookie_sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `cookie_sessions_expiry` ON `cookie_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`family_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE INDEX `refresh_tokens_family` ON `refresh_tokens` (`family_id`);--> statement-breakpoint
CREATE INDEX `refresh_tokens_expiry` ON `refresh_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `signing_keys` (
	`generation` integer PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`public_jwk` text NOT NULL,
	`wrapped_private_key` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `signing_keys_key_id_unique` ON `signing_keys` (`key_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`user_id` text PRIMARY KEY NOT NULL,
	`issuer` text DEFAULT '' NOT NULL,
	`subject` text,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`password_hash` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_subject` ON `users` (`issuer`,`subject`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_embedded_email` ON `users` (`email`) WHERE issuer = '';--> statement-breakpoint
CREATE INDEX `users_email` ON `users` (`issuer`,`email`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`organization_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `memberships_user` ON `memberships` (`user_id`);--> statement-breakpoint
CREATE TABLE `organizations` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`tier` text NOT NULL,
	`billing_email` text,
	`settings` text NOT NULL,
	`google_drive_linked` integer DEFAULT false NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_slug_unique` ON `organizations` (`slug`);--> statement-breakpoint
CREATE TABLE `public_sessions` (
	`session_id` text PRIMARY KEY NOT NULL,
	`email` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `public_sessions_email` ON `public_sessions` (`email`,`updated_at`);--> statement-breakpoint
CREATE INDEX `public_sessions_updated` ON `public_sessions` (`updated_at`);--> statement-breakpoint
CREATE TABLE `websites` (
	`website_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`domain` text,
	`team_id` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `websites_organization` ON `websites` (`organization_id`,`created_at`);