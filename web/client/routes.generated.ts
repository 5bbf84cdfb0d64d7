// Made by `npm run web-routes` from the table of operations; do not edit.
import type { deleteSession as o0 } from '../../workers/features/identity/delete-session.ts'
import type { deleteKnowledgeBase as o1 } from '../../workers/features/knowledge-bases/delete-knowledge-base.ts'
import type { removeFolder as o2 } from '../../workers/features/drive/remove-folder.ts'
import type { deleteQuestion as o3 } from '../../workers/features/exams/delete-question.ts'
import type { deleteFile as o4 } from '../../workers/features/documents/delete-file.ts'
import type { endShare as o5 } from '../../workers/features/sharing/end-share.ts'
import type { deleteCustomPrompt as o6 } from '../../workers/features/preferences/delete-custom-prompt.ts'
import type { deleteAccessKey as o7 } from '../../workers/features/access-keys/delete-access-key.ts'
import type { disconnectDrive as o8 } from '../../workers/features/drive/disconnect-drive.ts'
import type { deleteInvitation as o9 } from '../../workers/features/organizations/delete-invitation.ts'
import type { leaveOrganization as o10 } from '../../workers/features/organizations/leave-organization.ts'
import type { deleteWebhook as o11 } from '../../workers/features/webhooks/delete-webhook.ts'
import type { deleteSprint as o12 } from '../../workers/features/sprints/delete-sprint.ts'
import type { deleteStory as o13 } from '../../workers/features/stories/delete-story.ts'
import type { deleteProject as o14 } from '../../workers/features/projects/delete-project.ts'
import type { deleteCiTrigger as o15 } from '../../workers/features/ci-triggers/delete-ci-trigger.ts'
import type { deleteProjectFile as o16 } from '../../workers/features/documents/delete-file.ts'
import type { deleteSession as o17 } from '../../workers/features/public-generator/delete-session.ts'
import type { deleteDefect as o18 } from '../../workers/features/defects/delete-defect.ts'
import type { deleteTestCase as o19 } from '../../workers/features/test-cases/delete-test-case.ts'
import type { deleteReport as o20 } from '../../workers/features/saved-reports/delete-report.ts'
import type { deleteTeam as o21 } from '../../workers/features/teams/delete-team.ts'
import type { removeTeamMember as o22 } from '../../workers/features/teams/remove-team-member.ts'
import type { deleteWebsite as o23 } from '../../workers/features/websites/delete-website.ts'
import type { deleteFunnel as o24 } from '../../workers/features/saved-reports/by-website/delete-funnel.ts'
import type { deleteGoal as o25 } from '../../workers/features/saved-reports/by-website/delete-goal.ts'
import type { deleteHeatmap as o26 } from '../../workers/features/heatmaps/delete-heatmap.ts'
import type { deleteReplay as o27 } from '../../workers/features/replays/delete-replay.ts'
import type { deleteSegment as o28 } from '../../workers/features/segments/delete-segment.ts'
import type { getKeySet as o29 } from '../../workers/features/identity/get-key-set.ts'
import type { getConfiguration as o30 } from '../../workers/features/identity/get-configuration.ts'
import type { getCsrfToken as o31 } from '../../workers/features/identity/get-csrf-token.ts'
import type { getSignInOptions as o32 } from '../../workers/features/identity/get-sign-in-options.ts'
import type { getSession as o33 } from '../../workers/features/identity/get-session.ts'
import type { listSessions as o34 } from '../../workers/features/identity/list-sessions.ts'
import type { getHealth as o35 } from '../../workers/features/platform/get-health.ts'
import type { listKnowledgeBases as o36 } from '../../workers/features/knowledge-bases/list-knowledge-bases.ts'
import type { getKnowledgeBase as o37 } from '../../workers/features/knowledge-bases/get-knowledge-base.ts'
import type { listCrawls as o38 } from '../../workers/features/crawls/list-crawls.ts'
import type { getCrawl as o39 } from '../../workers/features/crawls/get-crawl.ts'
import type { listAddresses as o40 } from '../../workers/features/crawls/list-addresses.ts'
import type { listFolders as o41 } from '../../workers/features/drive/list-folders.ts'
import type { listQuestions as o42 } from '../../workers/features/exams/list-questions.ts'
import type { listExams as o43 } from '../../workers/features/exams/list-exams.ts'
import type { getExam as o44 } from '../../workers/features/exams/get-exam.ts'
import type { listResults as o45 } from '../../workers/features/exams/list-results.ts'
import type { listFiles as o46 } from '../../workers/features/documents/list-files.ts'
import type { getFile as o47 } from '../../workers/features/documents/get-file.ts'
import type { getFileOutline as o48 } from '../../workers/features/documents/get-file-outline.ts'
import type { getFilePreview as o49 } from '../../workers/features/documents/get-file-preview.ts'
import type { getOutboundContext as o50 } from '../../workers/features/knowledge-bases/get-outbound-context.ts'
import type { listShares as o51 } from '../../workers/features/sharing/list-shares.ts'
import type { listTools as o52 } from '../../workers/features/knowledge-bases/list-tools.ts'
import type { getMe as o53 } from '../../workers/features/identity/get-me.ts'
import type { listMyTeams as o54 } from '../../workers/features/teams/list-my-teams.ts'
import type { listMyWebsites as o55 } from '../../workers/features/websites/list-my-websites.ts'
import type { listOrganizations as o56 } from '../../workers/features/organizations/list-organizations.ts'
import type { listChoices as o57 } from '../../workers/features/organizations/list-choices.ts'
import type { getOrganization as o58 } from '../../workers/features/organizations/get-organization.ts'
import type { listCustomPrompts as o59 } from '../../workers/features/preferences/list-custom-prompts.ts'
import type { getModelPreferences as o60 } from '../../workers/features/preferences/get-model-preferences.ts'
import type { listAccessKeys as o61 } from '../../workers/features/access-keys/list-access-keys.ts'
import type { listAudit as o62 } from '../../workers/features/organizations/list-audit.ts'
import type { getConnection as o63 } from '../../workers/features/drive/get-connection.ts'
import type { listChoices as o64 } from '../../workers/features/drive/list-choices.ts'
import type { listOrganizationFiles as o65 } from '../../workers/features/documents/list-organization-files.ts'
import type { listInvitations as o66 } from '../../workers/features/organizations/list-invitations.ts'
import type { searchOrganization as o67 } from '../../workers/features/search/search-organization.ts'
import type { listTeam as o68 } from '../../workers/features/organizations/list-team.ts'
import type { getTokenUsage as o69 } from '../../workers/features/usage/get-token-usage.ts'
import type { getCurrentTokenUsage as o70 } from '../../workers/features/usage/get-current-token-usage.ts'
import type { listWebhooks as o71 } from '../../workers/features/webhooks/list-webhooks.ts'
import type { getWebhook as o72 } from '../../workers/features/webhooks/get-webhook.ts'
import type { listWebhookDeliveries as o73 } from '../../workers/features/webhooks/list-webhook-deliveries.ts'
import type { getWebhookDelivery as o74 } from '../../workers/features/webhooks/get-webhook-delivery.ts'
import type { listSprints as o75 } from '../../workers/features/sprints/list-sprints.ts'
import type { getSprint as o76 } from '../../workers/features/sprints/get-sprint.ts'
import type { listSprintHistory as o77 } from '../../workers/features/sprints/list-sprint-history.ts'
import type { listStories as o78 } from '../../workers/features/stories/list-stories.ts'
import type { getStory as o79 } from '../../workers/features/stories/get-story.ts'
import type { listStoryHistory as o80 } from '../../workers/features/stories/list-story-history.ts'
import type { listProjects as o81 } from '../../workers/features/projects/list-projects.ts'
import type { getProject as o82 } from '../../workers/features/projects/get-project.ts'
import type { listAgentRuns as o83 } from '../../workers/features/projects/list-agent-runs.ts'
import type { listAnalyses as o84 } from '../../workers/features/content-planning/list-analyses.ts'
import type { getAnalysis as o85 } from '../../workers/features/content-planning/get-analysis.ts'
import type { listCiTriggers as o86 } from '../../workers/features/ci-triggers/list-ci-triggers.ts'
import type { getContentTypeConfig as o87 } from '../../workers/features/content-planning/get-content-type-config.ts'
import type { getLatestExecution as o88 } from '../../workers/features/projects/get-latest-execution.ts'
import type { listProjectFiles as o89 } from '../../workers/features/documents/list-files.ts'
import type { getProjectFile as o90 } from '../../workers/features/documents/get-file.ts'
import type { getProjectFileOutline as o91 } from '../../workers/features/documents/get-file-outline.ts'
import type { getProjectFilePreview as o92 } from '../../workers/features/documents/get-file-preview.ts'
import type { getIndexingStatus as o93 } from '../../workers/features/documents/get-indexing-status.ts'
import type { getMasterContext as o94 } from '../../workers/features/master-contexts/get-master-context.ts'
import type { getNavigationStrategy as o95 } from '../../workers/features/content-planning/get-navigation-strategy.ts'
import type { getPageMigrationConfig as o96 } from '../../workers/features/content-planning/get-page-migration-config.ts'
import type { listPlannedFiles as o97 } from '../../workers/features/content-planning/list-planned-files.ts'
import type { getPublicBase as o98 } from '../../workers/features/sharing/get-public-base.ts'
import type { getExecution as o99 } from '../../workers/features/hosted-runs/get-execution.ts'
import type { listSessions as o100 } from '../../workers/features/public-generator/list-sessions.ts'
import type { getSession as o101 } from '../../workers/features/public-generator/get-session.ts'
import type { listExecutions as o102 } from '../../workers/features/hosted-runs/list-executions.ts'
import type { getStepGuide as o103 } from '../../workers/features/public-generator/get-step-guide.ts'
import type { listDefects as o104 } from '../../workers/features/defects/list-defects.ts'
import type { getDefect as o105 } from '../../workers/features/defects/get-defect.ts'
import type { listDefectHistory as o106 } from '../../workers/features/defects/list-defect-history.ts'
import type { getSetup as o107 } from '../../workers/features/qa-setup/get-setup.ts'
import type { listTestCases as o108 } from '../../workers/features/test-cases/list-test-cases.ts'
import type { getTestCase as o109 } from '../../workers/features/test-cases/get-test-case.ts'
import type { listTestCaseHistory as o110 } from '../../workers/features/test-cases/list-test-case-history.ts'
import type { listTestRuns as o111 } from '../../workers/features/test-runs/list-test-runs.ts'
import type { getTestRunResults as o112 } from '../../workers/features/test-runs/get-test-run-results.ts'
import type { getTestRunStatus as o113 } from '../../workers/features/test-runs/get-test-run-status.ts'
import type { getTraceability as o114 } from '../../workers/features/traceability/get-traceability.ts'
import type { getRealtime as o115 } from '../../workers/features/activity/get-realtime.ts'
import type { listReports as o116 } from '../../workers/features/saved-reports/list-reports.ts'
import type { getReport as o117 } from '../../workers/features/saved-reports/get-report.ts'
import type { getShare as o118 } from '../../workers/features/websites/get-share.ts'
import type { listTeams as o119 } from '../../workers/features/teams/list-teams.ts'
import type { getTeam as o120 } from '../../workers/features/teams/get-team.ts'
import type { listTeamMembers as o121 } from '../../workers/features/teams/list-team-members.ts'
import type { listTeamUsers as o122 } from '../../workers/features/teams/list-team-users.ts'
import type { listTeamWebsites as o123 } from '../../workers/features/websites/list-team-websites.ts'
import type { listWebhookEvents as o124 } from '../../workers/features/webhooks/list-webhook-events.ts'
import type { listWebsites as o125 } from '../../workers/features/websites/list-websites.ts'
import type { getWebsite as o126 } from '../../workers/features/websites/get-website.ts'
import type { getActiveVisitors as o127 } from '../../workers/features/reports/get-active-visitors.ts'
import type { getWebsiteAttribution as o128 } from '../../workers/features/reports/by-get/get-website-attribution.ts'
import type { getWebsiteBreakdown as o129 } from '../../workers/features/reports/by-get/get-website-breakdown.ts'
import type { getDateRange as o130 } from '../../workers/features/reports/get-date-range.ts'
import type { listEventData as o131 } from '../../workers/features/properties/list-event-data.ts'
import type { getEventDataEvents as o132 } from '../../workers/features/properties/get-event-data-events.ts'
import type { getEventDataFields as o133 } from '../../workers/features/properties/get-event-data-fields.ts'
import type { getEventDataProperties as o134 } from '../../workers/features/properties/get-event-data-properties.ts'
import type { getEventDataStats as o135 } from '../../workers/features/properties/get-event-data-stats.ts'
import type { getEventDataValues as o136 } from '../../workers/features/properties/get-event-data-values.ts'
import type { getEventData as o137 } from '../../workers/features/properties/get-event-data.ts'
import type { listEvents as o138 } from '../../workers/features/activity/list-events.ts'
import type { getEventSeries as o139 } from '../../workers/features/activity/get-event-series.ts'
import type { getEventStats as o140 } from '../../workers/features/properties/get-event-stats.ts'
import type { getExport as o141 } from '../../workers/features/website-files/get-export.ts'
import type { listFunnels as o142 } from '../../workers/features/saved-reports/by-website/list-funnels.ts'
import type { getFunnelStats as o143 } from '../../workers/features/reports/by-get/get-funnel-stats.ts'
import type { getFunnel as o144 } from '../../workers/features/saved-reports/by-website/get-funnel.ts'
import type { getFunnelStats as o145 } from '../../workers/features/saved-reports/by-website/get-funnel-stats.ts'
import type { listGoals as o146 } from '../../workers/features/saved-reports/by-website/list-goals.ts'
import type { getGoalStats as o147 } from '../../workers/features/reports/by-get/get-goal-stats.ts'
import type { getGoal as o148 } from '../../workers/features/saved-reports/by-website/get-goal.ts'
import type { getGoalStats as o149 } from '../../workers/features/saved-reports/by-website/get-goal-stats.ts'
import type { listHeatmaps as o150 } from '../../workers/features/heatmaps/list-heatmaps.ts'
import type { getHeatmap as o151 } from '../../workers/features/heatmaps/get-heatmap.ts'
import type { getWebsiteJourneys as o152 } from '../../workers/features/reports/by-get/get-website-journeys.ts'
import type { getWebsiteLedger as o153 } from '../../workers/features/websites/get-website-ledger.ts'
import type { getMetrics as o154 } from '../../workers/features/reports/get-metrics.ts'
import type { getExpandedMetrics as o155 } from '../../workers/features/reports/get-expanded-metrics.ts'
import type { getPageviews as o156 } from '../../workers/features/reports/get-pageviews.ts'
import type { getPerformanceChart as o157 } from '../../workers/features/reports/get-performance-chart.ts'
import type { getPerformanceMetrics as o158 } from '../../workers/features/reports/get-performance-metrics.ts'
import type { getPerformanceStats as o159 } from '../../workers/features/reports/get-performance-stats.ts'
import type { getPrivacyPolicy as o160 } from '../../workers/features/websites/get-privacy-policy.ts'
import type { listReceipts as o161 } from '../../workers/features/websites/list-receipts.ts'
import type { getRecorderSettings as o162 } from '../../workers/features/replays/get-recorder-settings.ts'
import type { listReplays as o163 } from '../../workers/features/replays/list-replays.ts'
import type { getReplay as o164 } from '../../workers/features/replays/get-replay.ts'
import type { getReplayManifest as o165 } from '../../workers/features/replays/get-replay-manifest.ts'
import type { getWebsiteRetention as o166 } from '../../workers/features/reports/by-get/get-website-retention.ts'
import type { getRevenueChart as o167 } from '../../workers/features/reports/by-get/get-revenue-chart.ts'
import type { getRevenueMetrics as o168 } from '../../workers/features/reports/by-get/get-revenue-metrics.ts'
import type { listRevenueSessions as o169 } from '../../workers/features/activity/list-revenue-sessions.ts'
import type { getRevenueStats as o170 } from '../../workers/features/reports/by-get/get-revenue-stats.ts'
import type { listSegments as o171 } from '../../workers/features/segments/list-segments.ts'
import type { getSessionDataProperties as o172 } from '../../workers/features/properties/get-session-data-properties.ts'
import type { getSessionDataStats as o173 } from '../../workers/features/properties/get-session-data-stats.ts'
import type { getSessionDataValues as o174 } from '../../workers/features/properties/get-session-data-values.ts'
import type { listSessions as o175 } from '../../workers/features/activity/list-sessions.ts'
import type { getSessionStats as o176 } from '../../workers/features/activity/get-session-stats.ts'
import type { getSessionsWeekly as o177 } from '../../workers/features/activity/get-sessions-weekly.ts'
import type { getSession as o178 } from '../../workers/features/activity/get-session.ts'
import type { getSessionActivity as o179 } from '../../workers/features/activity/get-session-activity.ts'
import type { getSessionProperties as o180 } from '../../workers/features/activity/get-session-properties.ts'
import type { getStats as o181 } from '../../workers/features/reports/get-stats.ts'
import type { getUtmMetrics as o182 } from '../../workers/features/reports/by-get/get-utm-metrics.ts'
import type { listValues as o183 } from '../../workers/features/activity/list-values.ts'
import type { updateKnowledgeBase as o184 } from '../../workers/features/knowledge-bases/update-knowledge-base.ts'
import type { updateOrganization as o185 } from '../../workers/features/organizations/update-organization.ts'
import type { updateCustomPrompt as o186 } from '../../workers/features/preferences/update-custom-prompt.ts'
import type { updateWebhook as o187 } from '../../workers/features/webhooks/update-webhook.ts'
import type { updateProject as o188 } from '../../workers/features/projects/update-project.ts'
import type { replaceTestCases as o189 } from '../../workers/features/public-generator/replace-test-cases.ts'
import type { updateReport as o190 } from '../../workers/features/saved-reports/update-report.ts'
import type { updateTeam as o191 } from '../../workers/features/teams/update-team.ts'
import type { updateWebsite as o192 } from '../../workers/features/websites/update-website.ts'
import type { updatePrivacyPolicy as o193 } from '../../workers/features/websites/update-privacy-policy.ts'
import type { acceptInvitation as o194 } from '../../workers/features/organizations/accept-invitation.ts'
import type { getInvitation as o195 } from '../../workers/features/organizations/get-invitation.ts'
import type { login as o196 } from '../../workers/features/identity/login.ts'
import type { changePassword as o197 } from '../../workers/features/identity/change-password.ts'
import type { forgotPassword as o198 } from '../../workers/features/identity/forgot-password.ts'
import type { resetPassword as o199 } from '../../workers/features/identity/reset-password.ts'
import type { register as o200 } from '../../workers/features/identity/register.ts'
import type { signOut as o201 } from '../../workers/features/identity/sign-out.ts'
import type { issueToken as o202 } from '../../workers/features/identity/issue-token.ts'
import type { verify as o203 } from '../../workers/features/identity/verify.ts'
import type { verifyEmail as o204 } from '../../workers/features/identity/verify-email.ts'
import type { sendVerification as o205 } from '../../workers/features/identity/send-verification.ts'
import type { createKnowledgeBase as o206 } from '../../workers/features/knowledge-bases/create-knowledge-base.ts'
import type { startCrawl as o207 } from '../../workers/features/crawls/start-crawl.ts'
import type { cancelCrawl as o208 } from '../../workers/features/crawls/cancel-crawl.ts'
import type { addFolder as o209 } from '../../workers/features/drive/add-folder.ts'
import type { startExam as o210 } from '../../workers/features/exams/start-exam.ts'
import type { keepClick as o211 } from '../../workers/features/exams/keep-click.ts'
import type { addQuestions as o212 } from '../../workers/features/exams/add-questions.ts'
import type { cancelExam as o213 } from '../../workers/features/exams/cancel-exam.ts'
import type { reindexBase as o214 } from '../../workers/features/documents/reindex-base.ts'
import type { saveOutboundContext as o215 } from '../../workers/features/knowledge-bases/save-outbound-context.ts'
import type { shareBase as o216 } from '../../workers/features/sharing/share-base.ts'
import type { createTool as o217 } from '../../workers/features/knowledge-bases/create-tool.ts'
import type { seedDemo as o218 } from '../../workers/features/local/seed-demo.ts'
import type { createOrganization as o219 } from '../../workers/features/organizations/create-organization.ts'
import type { switchOrganization as o220 } from '../../workers/features/organizations/switch-organization.ts'
import type { createCustomPrompt as o221 } from '../../workers/features/preferences/create-custom-prompt.ts'
import type { createAccessKey as o222 } from '../../workers/features/access-keys/create-access-key.ts'
import type { connectDrive as o223 } from '../../workers/features/drive/connect-drive.ts'
import type { changeTeam as o224 } from '../../workers/features/organizations/change-team.ts'
import type { createWebhook as o225 } from '../../workers/features/webhooks/create-webhook.ts'
import type { replayWebhookDelivery as o226 } from '../../workers/features/webhooks/replay-webhook-delivery.ts'
import type { rotateWebhookSecret as o227 } from '../../workers/features/webhooks/rotate-webhook-secret.ts'
import type { testWebhook as o228 } from '../../workers/features/webhooks/test-webhook.ts'
import type { generateReleaseNotes as o229 } from '../../workers/features/manuals/generate-release-notes.ts'
import type { generateUserManual as o230 } from '../../workers/features/manuals/generate-user-manual.ts'
import type { analyzeRisks as o231 } from '../../workers/features/risks/analyze-risks.ts'
import type { createSprint as o232 } from '../../workers/features/sprints/create-sprint.ts'
import type { planSprint as o233 } from '../../workers/features/sprints/plan-sprint.ts'
import type { createStory as o234 } from '../../workers/features/stories/create-story.ts'
import type { generateStories as o235 } from '../../workers/features/story-writing/generate-stories.ts'
import type { estimateStory as o236 } from '../../workers/features/stories/estimate-story.ts'
import type { generateStoryTests as o237 } from '../../workers/features/quality/generate-story-tests.ts'
import type { syncTests as o238 } from '../../workers/features/stories/sync-tests.ts'
import type { createProject as o239 } from '../../workers/features/projects/create-project.ts'
import type { analyzeContentTypes as o240 } from '../../workers/features/content-planning/analyze-content-types.ts'
import type { createCiTrigger as o241 } from '../../workers/features/ci-triggers/create-ci-trigger.ts'
import type { saveContentTypeConfig as o242 } from '../../workers/features/content-planning/save-content-type-config.ts'
import type { duplicateProject as o243 } from '../../workers/features/projects/duplicate-project.ts'
import type { reindexProject as o244 } from '../../workers/features/documents/reindex-project.ts'
import type { generateMasterContext as o245 } from '../../workers/features/master-contexts/generate-master-context.ts'
import type { saveNavigationStrategy as o246 } from '../../workers/features/content-planning/save-navigation-strategy.ts'
import type { savePageMigrationConfig as o247 } from '../../workers/features/content-planning/save-page-migration-config.ts'
import type { previewTransformation as o248 } from '../../workers/features/content-planning/preview-transformation.ts'
import type { executeTestCases as o249 } from '../../workers/features/hosted-runs/execute-test-cases.ts'
import type { cancelExecution as o250 } from '../../workers/features/hosted-runs/cancel-execution.ts'
import type { generate as o251 } from '../../workers/features/public-generator/generate.ts'
import type { sendListingCode as o252 } from '../../workers/features/public-generator/send-listing-code.ts'
import type { createSession as o253 } from '../../workers/features/public-generator/create-session.ts'
import type { refineSession as o254 } from '../../workers/features/public-generator/refine-session.ts'
import type { readSteps as o255 } from '../../workers/features/public-generator/read-steps.ts'
import type { createDefect as o256 } from '../../workers/features/defects/create-defect.ts'
import type { queryKnowledge as o257 } from '../../workers/features/qa-knowledge/query-knowledge.ts'
import type { extractRequirements as o258 } from '../../workers/features/quality/extract-requirements.ts'
import type { createTestCase as o259 } from '../../workers/features/test-cases/create-test-case.ts'
import type { generateTestCases as o260 } from '../../workers/features/quality/generate-test-cases.ts'
import type { readQaSteps as o261 } from '../../workers/features/quality/read-qa-steps.ts'
import type { runTestCases as o262 } from '../../workers/features/test-runs/run-test-cases.ts'
import type { cancelTestRun as o263 } from '../../workers/features/test-runs/cancel-test-run.ts'
import type { runSuite as o264 } from '../../workers/features/ci-triggers/run-suite.ts'
import type { createReport as o265 } from '../../workers/features/saved-reports/create-report.ts'
import type { getAttribution as o266 } from '../../workers/features/reports/get-attribution.ts'
import type { getBreakdown as o267 } from '../../workers/features/reports/get-breakdown.ts'
import type { getEngagement as o268 } from '../../workers/features/reports/get-engagement.ts'
import type { getErrors as o269 } from '../../workers/features/reports/get-errors.ts'
import type { getFunnel as o270 } from '../../workers/features/reports/get-funnel.ts'
import type { getGoal as o271 } from '../../workers/features/reports/get-goal.ts'
import type { getJourneys as o272 } from '../../workers/features/reports/get-journeys.ts'
import type { getPerformance as o273 } from '../../workers/features/reports/get-performance.ts'
import type { getRetention as o274 } from '../../workers/features/reports/get-retention.ts'
import type { getRevenue as o275 } from '../../workers/features/reports/get-revenue.ts'
import type { getCampaigns as o276 } from '../../workers/features/reports/get-campaigns.ts'
import type { createTeam as o277 } from '../../workers/features/teams/create-team.ts'
import type { addTeamMember as o278 } from '../../workers/features/teams/add-team-member.ts'
import type { createWebsite as o279 } from '../../workers/features/websites/create-website.ts'
import type { updateWebsiteByPost as o280 } from '../../workers/features/websites/update-website-by-post.ts'
import type { createExport as o281 } from '../../workers/features/website-files/create-export.ts'
import type { createFunnel as o282 } from '../../workers/features/saved-reports/by-website/create-funnel.ts'
import type { updateFunnel as o283 } from '../../workers/features/saved-reports/by-website/update-funnel.ts'
import type { createGoal as o284 } from '../../workers/features/saved-reports/by-website/create-goal.ts'
import type { updateGoal as o285 } from '../../workers/features/saved-reports/by-website/update-goal.ts'
import type { createHeatmap as o286 } from '../../workers/features/heatmaps/create-heatmap.ts'
import type { rebuildWebsite as o287 } from '../../workers/features/website-files/rebuild-website.ts'
import type { resetWebsite as o288 } from '../../workers/features/websites/reset-website.ts'
import type { createSegment as o289 } from '../../workers/features/segments/create-segment.ts'
import type { transferWebsite as o290 } from '../../workers/features/websites/transfer-website.ts'
import type { eraseVisitor as o291 } from '../../workers/features/websites/erase-visitor.ts'
import type { exportVisitor as o292 } from '../../workers/features/websites/export-visitor.ts'
import type { createTicket as o293 } from '../../workers/api/socket/create-ticket.ts'
import type { updateModelPreferences as o294 } from '../../workers/features/preferences/update-model-preferences.ts'
import type { updateSprint as o295 } from '../../workers/features/sprints/update-sprint.ts'
import type { updateStory as o296 } from '../../workers/features/stories/update-story.ts'
import type { putMasterContext as o297 } from '../../workers/features/master-contexts/put-master-context.ts'
import type { updateDefect as o298 } from '../../workers/features/defects/update-defect.ts'
import type { updateTestCase as o299 } from '../../workers/features/test-cases/update-test-case.ts'

export interface Routes {
  'DELETE /api/auth/sessions/{sessionId}': typeof o0
  'DELETE /api/knowledge-bases/{id}': typeof o1
  'DELETE /api/knowledge-bases/{id}/drive-folders/{folderId}': typeof o2
  'DELETE /api/knowledge-bases/{id}/exam-questions/{questionId}': typeof o3
  'DELETE /api/knowledge-bases/{id}/files/{fileId}': typeof o4
  'DELETE /api/knowledge-bases/{id}/share/{organizationId}': typeof o5
  'DELETE /api/organizations/{organizationId}-prefs/custom-prompts/{promptId}': typeof o6
  'DELETE /api/organizations/{organizationId}/access-keys/{keyId}': typeof o7
  'DELETE /api/organizations/{organizationId}/drive': typeof o8
  'DELETE /api/organizations/{organizationId}/invitations/{invitationId}': typeof o9
  'DELETE /api/organizations/{organizationId}/membership': typeof o10
  'DELETE /api/organizations/{organizationId}/webhooks/{webhookId}': typeof o11
  'DELETE /api/pm/sprints/{sprintId}': typeof o12
  'DELETE /api/pm/stories/{storyId}': typeof o13
  'DELETE /api/projects/{projectId}': typeof o14
  'DELETE /api/projects/{projectId}/ci-triggers/{triggerId}': typeof o15
  'DELETE /api/projects/{projectId}/files/{fileId}': typeof o16
  'DELETE /api/public/test-cases/sessions/{sessionId}': typeof o17
  'DELETE /api/qa/defects/{defectId}': typeof o18
  'DELETE /api/qa/test-cases/{testCaseId}': typeof o19
  'DELETE /api/reports/{reportId}': typeof o20
  'DELETE /api/teams/{teamId}': typeof o21
  'DELETE /api/teams/{teamId}/members': typeof o22
  'DELETE /api/websites/{websiteId}': typeof o23
  'DELETE /api/websites/{websiteId}/funnels/{reportId}': typeof o24
  'DELETE /api/websites/{websiteId}/goals/{reportId}': typeof o25
  'DELETE /api/websites/{websiteId}/heatmaps/{heatmapId}': typeof o26
  'DELETE /api/websites/{websiteId}/replays/{replaySessionId}': typeof o27
  'DELETE /api/websites/{websiteId}/segments/{segmentId}': typeof o28
  'GET /.well-known/jwks.json': typeof o29
  'GET /.well-known/openid-configuration': typeof o30
  'GET /api/auth/csrf': typeof o31
  'GET /api/auth/options': typeof o32
  'GET /api/auth/session': typeof o33
  'GET /api/auth/sessions': typeof o34
  'GET /api/health': typeof o35
  'GET /api/knowledge-bases': typeof o36
  'GET /api/knowledge-bases/{id}': typeof o37
  'GET /api/knowledge-bases/{id}/crawls': typeof o38
  'GET /api/knowledge-bases/{id}/crawls/{crawlId}': typeof o39
  'GET /api/knowledge-bases/{id}/crawls/{crawlId}/addresses': typeof o40
  'GET /api/knowledge-bases/{id}/drive-folders': typeof o41
  'GET /api/knowledge-bases/{id}/exam-questions': typeof o42
  'GET /api/knowledge-bases/{id}/exams': typeof o43
  'GET /api/knowledge-bases/{id}/exams/{examId}': typeof o44
  'GET /api/knowledge-bases/{id}/exams/{examId}/results': typeof o45
  'GET /api/knowledge-bases/{id}/files': typeof o46
  'GET /api/knowledge-bases/{id}/files/{fileId}': typeof o47
  'GET /api/knowledge-bases/{id}/files/{fileId}/outline': typeof o48
  'GET /api/knowledge-bases/{id}/files/{fileId}/preview': typeof o49
  'GET /api/knowledge-bases/{id}/outbound-context': typeof o50
  'GET /api/knowledge-bases/{id}/share': typeof o51
  'GET /api/knowledge-bases/{id}/tools': typeof o52
  'GET /api/me': typeof o53
  'GET /api/me/teams': typeof o54
  'GET /api/me/websites': typeof o55
  'GET /api/organizations': typeof o56
  'GET /api/organizations/list': typeof o57
  'GET /api/organizations/{organizationId}': typeof o58
  'GET /api/organizations/{organizationId}-prefs/custom-prompts': typeof o59
  'GET /api/organizations/{organizationId}-prefs/model-preferences': typeof o60
  'GET /api/organizations/{organizationId}/access-keys': typeof o61
  'GET /api/organizations/{organizationId}/audit': typeof o62
  'GET /api/organizations/{organizationId}/drive': typeof o63
  'GET /api/organizations/{organizationId}/drive/folders': typeof o64
  'GET /api/organizations/{organizationId}/files': typeof o65
  'GET /api/organizations/{organizationId}/invitations': typeof o66
  'GET /api/organizations/{organizationId}/search': typeof o67
  'GET /api/organizations/{organizationId}/team': typeof o68
  'GET /api/organizations/{organizationId}/token-usage': typeof o69
  'GET /api/organizations/{organizationId}/token-usage/current': typeof o70
  'GET /api/organizations/{organizationId}/webhooks': typeof o71
  'GET /api/organizations/{organizationId}/webhooks/{webhookId}': typeof o72
  'GET /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries': typeof o73
  'GET /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries/{deliveryId}': typeof o74
  'GET /api/pm/sprints': typeof o75
  'GET /api/pm/sprints/{sprintId}': typeof o76
  'GET /api/pm/sprints/{sprintId}/history': typeof o77
  'GET /api/pm/stories': typeof o78
  'GET /api/pm/stories/{storyId}': typeof o79
  'GET /api/pm/stories/{storyId}/history': typeof o80
  'GET /api/projects': typeof o81
  'GET /api/projects/{projectId}': typeof o82
  'GET /api/projects/{projectId}/agent-runs': typeof o83
  'GET /api/projects/{projectId}/analyze-content-types': typeof o84
  'GET /api/projects/{projectId}/analyze-content-types/{jobId}': typeof o85
  'GET /api/projects/{projectId}/ci-triggers': typeof o86
  'GET /api/projects/{projectId}/content-type-config': typeof o87
  'GET /api/projects/{projectId}/executions/latest': typeof o88
  'GET /api/projects/{projectId}/files': typeof o89
  'GET /api/projects/{projectId}/files/{fileId}': typeof o90
  'GET /api/projects/{projectId}/files/{fileId}/outline': typeof o91
  'GET /api/projects/{projectId}/files/{fileId}/preview': typeof o92
  'GET /api/projects/{projectId}/indexing-status': typeof o93
  'GET /api/projects/{projectId}/master-context': typeof o94
  'GET /api/projects/{projectId}/navigation-strategy': typeof o95
  'GET /api/projects/{projectId}/page-migration-config': typeof o96
  'GET /api/projects/{projectId}/planned-files': typeof o97
  'GET /api/public/kb/{kbId}': typeof o98
  'GET /api/public/test-cases/executions/{executionId}': typeof o99
  'GET /api/public/test-cases/sessions': typeof o100
  'GET /api/public/test-cases/sessions/{sessionId}': typeof o101
  'GET /api/public/test-cases/sessions/{sessionId}/executions': typeof o102
  'GET /api/public/test-cases/steps/guide': typeof o103
  'GET /api/qa/defects': typeof o104
  'GET /api/qa/defects/{defectId}': typeof o105
  'GET /api/qa/defects/{defectId}/history': typeof o106
  'GET /api/qa/setup': typeof o107
  'GET /api/qa/test-cases': typeof o108
  'GET /api/qa/test-cases/{testCaseId}': typeof o109
  'GET /api/qa/test-cases/{testCaseId}/history': typeof o110
  'GET /api/qa/test-execution': typeof o111
  'GET /api/qa/test-execution/{executionId}/results': typeof o112
  'GET /api/qa/test-execution/{executionId}/status': typeof o113
  'GET /api/qa/traceability': typeof o114
  'GET /api/realtime/{websiteId}': typeof o115
  'GET /api/reports': typeof o116
  'GET /api/reports/{reportId}': typeof o117
  'GET /api/share/{shareId}': typeof o118
  'GET /api/teams': typeof o119
  'GET /api/teams/{teamId}': typeof o120
  'GET /api/teams/{teamId}/members': typeof o121
  'GET /api/teams/{teamId}/users': typeof o122
  'GET /api/teams/{teamId}/websites': typeof o123
  'GET /api/webhook-events': typeof o124
  'GET /api/websites': typeof o125
  'GET /api/websites/{websiteId}': typeof o126
  'GET /api/websites/{websiteId}/active': typeof o127
  'GET /api/websites/{websiteId}/attribution': typeof o128
  'GET /api/websites/{websiteId}/breakdown': typeof o129
  'GET /api/websites/{websiteId}/daterange': typeof o130
  'GET /api/websites/{websiteId}/event-data': typeof o131
  'GET /api/websites/{websiteId}/event-data/events': typeof o132
  'GET /api/websites/{websiteId}/event-data/fields': typeof o133
  'GET /api/websites/{websiteId}/event-data/properties': typeof o134
  'GET /api/websites/{websiteId}/event-data/stats': typeof o135
  'GET /api/websites/{websiteId}/event-data/values': typeof o136
  'GET /api/websites/{websiteId}/event-data/{eventId}': typeof o137
  'GET /api/websites/{websiteId}/events': typeof o138
  'GET /api/websites/{websiteId}/events/series': typeof o139
  'GET /api/websites/{websiteId}/events/stats': typeof o140
  'GET /api/websites/{websiteId}/exports/{jobId}': typeof o141
  'GET /api/websites/{websiteId}/funnels': typeof o142
  'GET /api/websites/{websiteId}/funnels/stats': typeof o143
  'GET /api/websites/{websiteId}/funnels/{reportId}': typeof o144
  'GET /api/websites/{websiteId}/funnels/{reportId}/stats': typeof o145
  'GET /api/websites/{websiteId}/goals': typeof o146
  'GET /api/websites/{websiteId}/goals/stats': typeof o147
  'GET /api/websites/{websiteId}/goals/{reportId}': typeof o148
  'GET /api/websites/{websiteId}/goals/{reportId}/stats': typeof o149
  'GET /api/websites/{websiteId}/heatmaps': typeof o150
  'GET /api/websites/{websiteId}/heatmaps/{heatmapId}': typeof o151
  'GET /api/websites/{websiteId}/journeys': typeof o152
  'GET /api/websites/{websiteId}/ledger': typeof o153
  'GET /api/websites/{websiteId}/metrics': typeof o154
  'GET /api/websites/{websiteId}/metrics/expanded': typeof o155
  'GET /api/websites/{websiteId}/pageviews': typeof o156
  'GET /api/websites/{websiteId}/performance/chart': typeof o157
  'GET /api/websites/{websiteId}/performance/metrics': typeof o158
  'GET /api/websites/{websiteId}/performance/stats': typeof o159
  'GET /api/websites/{websiteId}/privacy-policy': typeof o160
  'GET /api/websites/{websiteId}/receipts': typeof o161
  'GET /api/websites/{websiteId}/recorder': typeof o162
  'GET /api/websites/{websiteId}/replays': typeof o163
  'GET /api/websites/{websiteId}/replays/{replaySessionId}': typeof o164
  'GET /api/websites/{websiteId}/replays/{replaySessionId}/manifest': typeof o165
  'GET /api/websites/{websiteId}/retention': typeof o166
  'GET /api/websites/{websiteId}/revenue/chart': typeof o167
  'GET /api/websites/{websiteId}/revenue/metrics': typeof o168
  'GET /api/websites/{websiteId}/revenue/sessions': typeof o169
  'GET /api/websites/{websiteId}/revenue/stats': typeof o170
  'GET /api/websites/{websiteId}/segments': typeof o171
  'GET /api/websites/{websiteId}/session-data/properties': typeof o172
  'GET /api/websites/{websiteId}/session-data/stats': typeof o173
  'GET /api/websites/{websiteId}/session-data/values': typeof o174
  'GET /api/websites/{websiteId}/sessions': typeof o175
  'GET /api/websites/{websiteId}/sessions/stats': typeof o176
  'GET /api/websites/{websiteId}/sessions/weekly': typeof o177
  'GET /api/websites/{websiteId}/sessions/{sessionId}': typeof o178
  'GET /api/websites/{websiteId}/sessions/{sessionId}/activity': typeof o179
  'GET /api/websites/{websiteId}/sessions/{sessionId}/properties': typeof o180
  'GET /api/websites/{websiteId}/stats': typeof o181
  'GET /api/websites/{websiteId}/utm/metrics': typeof o182
  'GET /api/websites/{websiteId}/values': typeof o183
  'PATCH /api/knowledge-bases/{id}': typeof o184
  'PATCH /api/organizations/{organizationId}': typeof o185
  'PATCH /api/organizations/{organizationId}-prefs/custom-prompts/{promptId}': typeof o186
  'PATCH /api/organizations/{organizationId}/webhooks/{webhookId}': typeof o187
  'PATCH /api/projects/{projectId}': typeof o188
  'PATCH /api/public/test-cases/sessions/{sessionId}': typeof o189
  'PATCH /api/reports/{reportId}': typeof o190
  'PATCH /api/teams/{teamId}': typeof o191
  'PATCH /api/websites/{websiteId}': typeof o192
  'PATCH /api/websites/{websiteId}/privacy-policy': typeof o193
  'POST /api/auth/accept-invitation': typeof o194
  'POST /api/auth/invitation': typeof o195
  'POST /api/auth/login': typeof o196
  'POST /api/auth/password': typeof o197
  'POST /api/auth/password/forgot': typeof o198
  'POST /api/auth/password/reset': typeof o199
  'POST /api/auth/register': typeof o200
  'POST /api/auth/signout': typeof o201
  'POST /api/auth/token': typeof o202
  'POST /api/auth/verify': typeof o203
  'POST /api/auth/verify-email': typeof o204
  'POST /api/auth/verify-email/send': typeof o205
  'POST /api/knowledge-bases': typeof o206
  'POST /api/knowledge-bases/{id}/crawl': typeof o207
  'POST /api/knowledge-bases/{id}/crawls/{crawlId}/cancel': typeof o208
  'POST /api/knowledge-bases/{id}/drive-folders': typeof o209
  'POST /api/knowledge-bases/{id}/exam': typeof o210
  'POST /api/knowledge-bases/{id}/exam-clicks': typeof o211
  'POST /api/knowledge-bases/{id}/exam-questions': typeof o212
  'POST /api/knowledge-bases/{id}/exams/{examId}/cancel': typeof o213
  'POST /api/knowledge-bases/{id}/index': typeof o214
  'POST /api/knowledge-bases/{id}/outbound-context/save': typeof o215
  'POST /api/knowledge-bases/{id}/share': typeof o216
  'POST /api/knowledge-bases/{id}/tools': typeof o217
  'POST /api/local/seed': typeof o218
  'POST /api/organizations': typeof o219
  'POST /api/organizations/switch': typeof o220
  'POST /api/organizations/{organizationId}-prefs/custom-prompts': typeof o221
  'POST /api/organizations/{organizationId}/access-keys': typeof o222
  'POST /api/organizations/{organizationId}/drive/connect': typeof o223
  'POST /api/organizations/{organizationId}/team': typeof o224
  'POST /api/organizations/{organizationId}/webhooks': typeof o225
  'POST /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries/{deliveryId}/replay': typeof o226
  'POST /api/organizations/{organizationId}/webhooks/{webhookId}/rotate-secret': typeof o227
  'POST /api/organizations/{organizationId}/webhooks/{webhookId}/test': typeof o228
  'POST /api/pm/docs/generate/release-notes': typeof o229
  'POST /api/pm/docs/generate/user-manual': typeof o230
  'POST /api/pm/risks/analyze': typeof o231
  'POST /api/pm/sprints': typeof o232
  'POST /api/pm/sprints/{sprintId}/plan': typeof o233
  'POST /api/pm/stories': typeof o234
  'POST /api/pm/stories/generate': typeof o235
  'POST /api/pm/stories/{storyId}/estimate': typeof o236
  'POST /api/pm/stories/{storyId}/generate-tests': typeof o237
  'POST /api/pm/stories/{storyId}/sync-tests': typeof o238
  'POST /api/projects': typeof o239
  'POST /api/projects/{projectId}/analyze-content-types': typeof o240
  'POST /api/projects/{projectId}/ci-triggers': typeof o241
  'POST /api/projects/{projectId}/content-type-config': typeof o242
  'POST /api/projects/{projectId}/duplicate': typeof o243
  'POST /api/projects/{projectId}/files/reindex': typeof o244
  'POST /api/projects/{projectId}/generate-context': typeof o245
  'POST /api/projects/{projectId}/navigation-strategy': typeof o246
  'POST /api/projects/{projectId}/page-migration-config': typeof o247
  'POST /api/projects/{projectId}/page-transformation-preview': typeof o248
  'POST /api/public/test-cases/execute': typeof o249
  'POST /api/public/test-cases/executions/{executionId}/cancel': typeof o250
  'POST /api/public/test-cases/generate': typeof o251
  'POST /api/public/test-cases/listing-codes': typeof o252
  'POST /api/public/test-cases/sessions': typeof o253
  'POST /api/public/test-cases/sessions/{sessionId}': typeof o254
  'POST /api/public/test-cases/steps/read': typeof o255
  'POST /api/qa/defects': typeof o256
  'POST /api/qa/knowledge/query': typeof o257
  'POST /api/qa/requirements/extract': typeof o258
  'POST /api/qa/test-cases': typeof o259
  'POST /api/qa/test-cases/generate': typeof o260
  'POST /api/qa/test-cases/steps/read': typeof o261
  'POST /api/qa/test-execution/run': typeof o262
  'POST /api/qa/test-execution/{executionId}/cancel': typeof o263
  'POST /api/qa/webhooks': typeof o264
  'POST /api/reports': typeof o265
  'POST /api/reports/attribution': typeof o266
  'POST /api/reports/breakdown': typeof o267
  'POST /api/reports/engagement': typeof o268
  'POST /api/reports/errors': typeof o269
  'POST /api/reports/funnel': typeof o270
  'POST /api/reports/goal': typeof o271
  'POST /api/reports/journey': typeof o272
  'POST /api/reports/performance': typeof o273
  'POST /api/reports/retention': typeof o274
  'POST /api/reports/revenue': typeof o275
  'POST /api/reports/utm': typeof o276
  'POST /api/teams': typeof o277
  'POST /api/teams/{teamId}/members': typeof o278
  'POST /api/websites': typeof o279
  'POST /api/websites/{websiteId}': typeof o280
  'POST /api/websites/{websiteId}/export': typeof o281
  'POST /api/websites/{websiteId}/funnels': typeof o282
  'POST /api/websites/{websiteId}/funnels/{reportId}': typeof o283
  'POST /api/websites/{websiteId}/goals': typeof o284
  'POST /api/websites/{websiteId}/goals/{reportId}': typeof o285
  'POST /api/websites/{websiteId}/heatmaps': typeof o286
  'POST /api/websites/{websiteId}/rebuild': typeof o287
  'POST /api/websites/{websiteId}/reset': typeof o288
  'POST /api/websites/{websiteId}/segments': typeof o289
  'POST /api/websites/{websiteId}/transfer': typeof o290
  'POST /api/websites/{websiteId}/visitors/erase': typeof o291
  'POST /api/websites/{websiteId}/visitors/export': typeof o292
  'POST /api/ws/ticket': typeof o293
  'PUT /api/organizations/{organizationId}-prefs/model-preferences': typeof o294
  'PUT /api/pm/sprints/{sprintId}': typeof o295
  'PUT /api/pm/stories/{storyId}': typeof o296
  'PUT /api/projects/{projectId}/master-context': typeof o297
  'PUT /api/qa/defects/{defectId}': typeof o298
  'PUT /api/qa/test-cases/{testCaseId}': typeof o299
}
