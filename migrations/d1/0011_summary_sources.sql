ALTER TABLE `knowledge_bases` ADD `master_context_sources` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `project_contexts` ADD `sources` text DEFAULT '[]' NOT NULL;