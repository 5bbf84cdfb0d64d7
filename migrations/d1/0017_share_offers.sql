ALTER TABLE `knowledge_base_shares` ADD `status` text DEFAULT 'offered' NOT NULL;--> statement-breakpoint
ALTER TABLE `knowledge_base_shares` ADD `offered_by` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `knowledge_base_shares` ADD `accepted_by` text;--> statement-breakpoint
ALTER TABLE `knowledge_base_shares` ADD `accepted_at` integer;--> statement-breakpoint
-- What is shared today works today, and stays as it is. The default is an offer, so that a row which forgets its state opens nothing.
UPDATE `knowledge_base_shares` SET `status` = 'accepted';
