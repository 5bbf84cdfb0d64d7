DROP INDEX `heatmaps_website`;--> statement-breakpoint
CREATE INDEX `heatmaps_status` ON `heatmaps` (`status`,`updated_at`);--> statement-breakpoint
CREATE INDEX `heatmaps_website` ON `heatmaps` (`website_id`,`created_at`,`heatmap_id`);