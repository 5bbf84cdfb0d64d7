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
import type { getKeySet as o20 } from '../../workers/features/identity/get-key-set.ts'
import type { getConfiguration as o21 } from '../../workers/features/identity/get-configuration.ts'
import type { getCsrfToken as o22 } from '../../workers/features/identity/get-csrf-token.ts'
import type { getSignInOptions as o23 } from '../../workers/features/identity/get-sign-in-options.ts'
import type { getSession as o24 } from '../../workers/features/identity/get-session.ts'
import type { listSessions as o25 } from '../../workers/features/identity/list-sessions.ts'
import type { getHealth as o26 } from '../../workers/features/platform/get-health.ts'
import type { listKnowledgeBases as o27 } from '../../workers/features/knowledge-bases/list-knowledge-bases.ts'
import type { getKnowledgeBase as o28 } from '../../workers/features/knowledge-bases/get-knowledge-base.ts'
import type { listCrawls as o29 } from '../../workers/features/crawls/list-crawls.ts'
import type { getCrawl as o30 } from '../../workers/features/crawls/get-crawl.ts'
import type { listAddresses as o31 } from '../../workers/features/crawls/list-addresses.ts'
import type { listFolders as o32 } from '../../workers/features/drive/list-folders.ts'
import type { listQuestions as o33 } from '../../workers/features/exams/list-questions.ts'
import type { listExams as o34 } from '../../workers/features/exams/list-exams.ts'
import type { getExam as o35 } from '../../workers/features/exams/get-exam.ts'
import type { listResults as o36 } from '../../workers/features/exams/list-results.ts'
import type { listFiles as o37 } from '../../workers/features/documents/list-files.ts'
import type { getFile as o38 } from '../../workers/features/documents/get-file.ts'
import type { getFileOutline as o39 } from '../../workers/features/documents/get-file-outline.ts'
import type { getFilePreview as o40 } from '../../workers/features/documents/get-file-preview.ts'
import type { getOutboundContext as o41 } from '../../workers/features/knowledge-bases/get-outbound-context.ts'
import type { listShares as o42 } from '../../workers/features/sharing/list-shares.ts'
import type { listTools as o43 } from '../../workers/features/knowledge-bases/list-tools.ts'
import type { listOrganizations as o44 } from '../../workers/features/organizations/list-organizations.ts'
import type { listChoices as o45 } from '../../workers/features/organizations/list-choices.ts'
import type { getOrganization as o46 } from '../../workers/features/organizations/get-organization.ts'
import type { listCustomPrompts as o47 } from '../../workers/features/preferences/list-custom-prompts.ts'
import type { getModelPreferences as o48 } from '../../workers/features/preferences/get-model-preferences.ts'
import type { listAccessKeys as o49 } from '../../workers/features/access-keys/list-access-keys.ts'
import type { listAudit as o50 } from '../../workers/features/organizations/list-audit.ts'
import type { getConnection as o51 } from '../../workers/features/drive/get-connection.ts'
import type { listChoices as o52 } from '../../workers/features/drive/list-choices.ts'
import type { listOrganizationFiles as o53 } from '../../workers/features/documents/list-organization-files.ts'
import type { listInvitations as o54 } from '../../workers/features/organizations/list-invitations.ts'
import type { searchOrganization as o55 } from '../../workers/features/search/search-organization.ts'
import type { listTeam as o56 } from '../../workers/features/organizations/list-team.ts'
import type { getTokenUsage as o57 } from '../../workers/features/usage/get-token-usage.ts'
import type { getCurrentTokenUsage as o58 } from '../../workers/features/usage/get-current-token-usage.ts'
import type { listWebhooks as o59 } from '../../workers/features/webhooks/list-webhooks.ts'
import type { getWebhook as o60 } from '../../workers/features/webhooks/get-webhook.ts'
import type { listWebhookDeliveries as o61 } from '../../workers/features/webhooks/list-webhook-deliveries.ts'
import type { getWebhookDelivery as o62 } from '../../workers/features/webhooks/get-webhook-delivery.ts'
import type { listSprints as o63 } from '../../workers/features/sprints/list-sprints.ts'
import type { getSprint as o64 } from '../../workers/features/sprints/get-sprint.ts'
import type { listSprintHistory as o65 } from '../../workers/features/sprints/list-sprint-history.ts'
import type { listStories as o66 } from '../../workers/features/stories/list-stories.ts'
import type { getStory as o67 } from '../../workers/features/stories/get-story.ts'
import type { listStoryHistory as o68 } from '../../workers/features/stories/list-story-history.ts'
import type { listProjects as o69 } from '../../workers/features/projects/list-projects.ts'
import type { getProject as o70 } from '../../workers/features/projects/get-project.ts'
import type { listAgentRuns as o71 } from '../../workers/features/projects/list-agent-runs.ts'
import type { listAnalyses as o72 } from '../../workers/features/content-planning/list-analyses.ts'
import type { getAnalysis as o73 } from '../../workers/features/content-planning/get-analysis.ts'
import type { listCiTriggers as o74 } from '../../workers/features/ci-triggers/list-ci-triggers.ts'
import type { getContentTypeConfig as o75 } from '../../workers/features/content-planning/get-content-type-config.ts'
import type { getLatestExecution as o76 } from '../../workers/features/projects/get-latest-execution.ts'
import type { listProjectFiles as o77 } from '../../workers/features/documents/list-files.ts'
import type { getProjectFile as o78 } from '../../workers/features/documents/get-file.ts'
import type { getProjectFileOutline as o79 } from '../../workers/features/documents/get-file-outline.ts'
import type { getProjectFilePreview as o80 } from '../../workers/features/documents/get-file-preview.ts'
import type { getIndexingStatus as o81 } from '../../workers/features/documents/get-indexing-status.ts'
import type { getMasterContext as o82 } from '../../workers/features/master-contexts/get-master-context.ts'
import type { getNavigationStrategy as o83 } from '../../workers/features/content-planning/get-navigation-strategy.ts'
import type { getPageMigrationConfig as o84 } from '../../workers/features/content-planning/get-page-migration-config.ts'
import type { listPlannedFiles as o85 } from '../../workers/features/content-planning/list-planned-files.ts'
import type { getPublicBase as o86 } from '../../workers/features/sharing/get-public-base.ts'
import type { getExecution as o87 } from '../../workers/features/hosted-runs/get-execution.ts'
import type { listSessions as o88 } from '../../workers/features/public-generator/list-sessions.ts'
import type { getSession as o89 } from '../../workers/features/public-generator/get-session.ts'
import type { listExecutions as o90 } from '../../workers/features/hosted-runs/list-executions.ts'
import type { getStepGuide as o91 } from '../../workers/features/public-generator/get-step-guide.ts'
import type { listDefects as o92 } from '../../workers/features/defects/list-defects.ts'
import type { getDefect as o93 } from '../../workers/features/defects/get-defect.ts'
import type { listDefectHistory as o94 } from '../../workers/features/defects/list-defect-history.ts'
import type { getSetup as o95 } from '../../workers/features/qa-setup/get-setup.ts'
import type { listTestCases as o96 } from '../../workers/features/test-cases/list-test-cases.ts'
import type { getTestCase as o97 } from '../../workers/features/test-cases/get-test-case.ts'
import type { listTestCaseHistory as o98 } from '../../workers/features/test-cases/list-test-case-history.ts'
import type { listTestRuns as o99 } from '../../workers/features/test-runs/list-test-runs.ts'
import type { getTestRunResults as o100 } from '../../workers/features/test-runs/get-test-run-results.ts'
import type { getTestRunStatus as o101 } from '../../workers/features/test-runs/get-test-run-status.ts'
import type { getTraceability as o102 } from '../../workers/features/traceability/get-traceability.ts'
import type { listWebhookEvents as o103 } from '../../workers/features/webhooks/list-webhook-events.ts'
import type { listWebsites as o104 } from '../../workers/features/websites/list-websites.ts'
import type { getWebsite as o105 } from '../../workers/features/websites/get-website.ts'
import type { getWebsiteLedger as o106 } from '../../workers/features/websites/get-website-ledger.ts'
import type { updateKnowledgeBase as o107 } from '../../workers/features/knowledge-bases/update-knowledge-base.ts'
import type { updateOrganization as o108 } from '../../workers/features/organizations/update-organization.ts'
import type { updateCustomPrompt as o109 } from '../../workers/features/preferences/update-custom-prompt.ts'
import type { updateWebhook as o110 } from '../../workers/features/webhooks/update-webhook.ts'
import type { updateProject as o111 } from '../../workers/features/projects/update-project.ts'
import type { replaceTestCases as o112 } from '../../workers/features/public-generator/replace-test-cases.ts'
import type { acceptInvitation as o113 } from '../../workers/features/organizations/accept-invitation.ts'
import type { getInvitation as o114 } from '../../workers/features/organizations/get-invitation.ts'
import type { changePassword as o115 } from '../../workers/features/identity/change-password.ts'
import type { forgotPassword as o116 } from '../../workers/features/identity/forgot-password.ts'
import type { resetPassword as o117 } from '../../workers/features/identity/reset-password.ts'
import type { register as o118 } from '../../workers/features/identity/register.ts'
import type { signOut as o119 } from '../../workers/features/identity/sign-out.ts'
import type { issueToken as o120 } from '../../workers/features/identity/issue-token.ts'
import type { verifyEmail as o121 } from '../../workers/features/identity/verify-email.ts'
import type { sendVerification as o122 } from '../../workers/features/identity/send-verification.ts'
import type { createKnowledgeBase as o123 } from '../../workers/features/knowledge-bases/create-knowledge-base.ts'
import type { startCrawl as o124 } from '../../workers/features/crawls/start-crawl.ts'
import type { cancelCrawl as o125 } from '../../workers/features/crawls/cancel-crawl.ts'
import type { addFolder as o126 } from '../../workers/features/drive/add-folder.ts'
import type { startExam as o127 } from '../../workers/features/exams/start-exam.ts'
import type { keepClick as o128 } from '../../workers/features/exams/keep-click.ts'
import type { addQuestions as o129 } from '../../workers/features/exams/add-questions.ts'
import type { cancelExam as o130 } from '../../workers/features/exams/cancel-exam.ts'
import type { reindexBase as o131 } from '../../workers/features/documents/reindex-base.ts'
import type { saveOutboundContext as o132 } from '../../workers/features/knowledge-bases/save-outbound-context.ts'
import type { shareBase as o133 } from '../../workers/features/sharing/share-base.ts'
import type { createTool as o134 } from '../../workers/features/knowledge-bases/create-tool.ts'
import type { seedDemo as o135 } from '../../workers/features/local/seed-demo.ts'
import type { createOrganization as o136 } from '../../workers/features/organizations/create-organization.ts'
import type { switchOrganization as o137 } from '../../workers/features/organizations/switch-organization.ts'
import type { createCustomPrompt as o138 } from '../../workers/features/preferences/create-custom-prompt.ts'
import type { createAccessKey as o139 } from '../../workers/features/access-keys/create-access-key.ts'
import type { connectDrive as o140 } from '../../workers/features/drive/connect-drive.ts'
import type { changeTeam as o141 } from '../../workers/features/organizations/change-team.ts'
import type { createWebhook as o142 } from '../../workers/features/webhooks/create-webhook.ts'
import type { replayWebhookDelivery as o143 } from '../../workers/features/webhooks/replay-webhook-delivery.ts'
import type { rotateWebhookSecret as o144 } from '../../workers/features/webhooks/rotate-webhook-secret.ts'
import type { testWebhook as o145 } from '../../workers/features/webhooks/test-webhook.ts'
import type { generateReleaseNotes as o146 } from '../../workers/features/manuals/generate-release-notes.ts'
import type { generateUserManual as o147 } from '../../workers/features/manuals/generate-user-manual.ts'
import type { analyzeRisks as o148 } from '../../workers/features/risks/analyze-risks.ts'
import type { createSprint as o149 } from '../../workers/features/sprints/create-sprint.ts'
import type { planSprint as o150 } from '../../workers/features/sprints/plan-sprint.ts'
import type { createStory as o151 } from '../../workers/features/stories/create-story.ts'
import type { generateStories as o152 } from '../../workers/features/story-writing/generate-stories.ts'
import type { estimateStory as o153 } from '../../workers/features/stories/estimate-story.ts'
import type { generateStoryTests as o154 } from '../../workers/features/quality/generate-story-tests.ts'
import type { syncTests as o155 } from '../../workers/features/stories/sync-tests.ts'
import type { createProject as o156 } from '../../workers/features/projects/create-project.ts'
import type { analyzeContentTypes as o157 } from '../../workers/features/content-planning/analyze-content-types.ts'
import type { createCiTrigger as o158 } from '../../workers/features/ci-triggers/create-ci-trigger.ts'
import type { saveContentTypeConfig as o159 } from '../../workers/features/content-planning/save-content-type-config.ts'
import type { duplicateProject as o160 } from '../../workers/features/projects/duplicate-project.ts'
import type { reindexProject as o161 } from '../../workers/features/documents/reindex-project.ts'
import type { generateMasterContext as o162 } from '../../workers/features/master-contexts/generate-master-context.ts'
import type { saveNavigationStrategy as o163 } from '../../workers/features/content-planning/save-navigation-strategy.ts'
import type { savePageMigrationConfig as o164 } from '../../workers/features/content-planning/save-page-migration-config.ts'
import type { previewTransformation as o165 } from '../../workers/features/content-planning/preview-transformation.ts'
import type { executeTestCases as o166 } from '../../workers/features/hosted-runs/execute-test-cases.ts'
import type { cancelExecution as o167 } from '../../workers/features/hosted-runs/cancel-execution.ts'
import type { generate as o168 } from '../../workers/features/public-generator/generate.ts'
import type { sendListingCode as o169 } from '../../workers/features/public-generator/send-listing-code.ts'
import type { createSession as o170 } from '../../workers/features/public-generator/create-session.ts'
import type { refineSession as o171 } from '../../workers/features/public-generator/refine-session.ts'
import type { readSteps as o172 } from '../../workers/features/public-generator/read-steps.ts'
import type { createDefect as o173 } from '../../workers/features/defects/create-defect.ts'
import type { queryKnowledge as o174 } from '../../workers/features/qa-knowledge/query-knowledge.ts'
import type { extractRequirements as o175 } from '../../workers/features/quality/extract-requirements.ts'
import type { createTestCase as o176 } from '../../workers/features/test-cases/create-test-case.ts'
import type { generateTestCases as o177 } from '../../workers/features/quality/generate-test-cases.ts'
import type { readQaSteps as o178 } from '../../workers/features/quality/read-qa-steps.ts'
import type { runTestCases as o179 } from '../../workers/features/test-runs/run-test-cases.ts'
import type { cancelTestRun as o180 } from '../../workers/features/test-runs/cancel-test-run.ts'
import type { runSuite as o181 } from '../../workers/features/ci-triggers/run-suite.ts'
import type { createWebsite as o182 } from '../../workers/features/websites/create-website.ts'
import type { createTicket as o183 } from '../../workers/api/socket/create-ticket.ts'
import type { updateModelPreferences as o184 } from '../../workers/features/preferences/update-model-preferences.ts'
import type { updateSprint as o185 } from '../../workers/features/sprints/update-sprint.ts'
import type { updateStory as o186 } from '../../workers/features/stories/update-story.ts'
import type { putMasterContext as o187 } from '../../workers/features/master-contexts/put-master-context.ts'
import type { updateDefect as o188 } from '../../workers/features/defects/update-defect.ts'
import type { updateTestCase as o189 } from '../../workers/features/test-cases/update-test-case.ts'

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
  'GET /.well-known/jwks.json': typeof o20
  'GET /.well-known/openid-configuration': typeof o21
  'GET /api/auth/csrf': typeof o22
  'GET /api/auth/options': typeof o23
  'GET /api/auth/session': typeof o24
  'GET /api/auth/sessions': typeof o25
  'GET /api/health': typeof o26
  'GET /api/knowledge-bases': typeof o27
  'GET /api/knowledge-bases/{id}': typeof o28
  'GET /api/knowledge-bases/{id}/crawls': typeof o29
  'GET /api/knowledge-bases/{id}/crawls/{crawlId}': typeof o30
  'GET /api/knowledge-bases/{id}/crawls/{crawlId}/addresses': typeof o31
  'GET /api/knowledge-bases/{id}/drive-folders': typeof o32
  'GET /api/knowledge-bases/{id}/exam-questions': typeof o33
  'GET /api/knowledge-bases/{id}/exams': typeof o34
  'GET /api/knowledge-bases/{id}/exams/{examId}': typeof o35
  'GET /api/knowledge-bases/{id}/exams/{examId}/results': typeof o36
  'GET /api/knowledge-bases/{id}/files': typeof o37
  'GET /api/knowledge-bases/{id}/files/{fileId}': typeof o38
  'GET /api/knowledge-bases/{id}/files/{fileId}/outline': typeof o39
  'GET /api/knowledge-bases/{id}/files/{fileId}/preview': typeof o40
  'GET /api/knowledge-bases/{id}/outbound-context': typeof o41
  'GET /api/knowledge-bases/{id}/share': typeof o42
  'GET /api/knowledge-bases/{id}/tools': typeof o43
  'GET /api/organizations': typeof o44
  'GET /api/organizations/list': typeof o45
  'GET /api/organizations/{organizationId}': typeof o46
  'GET /api/organizations/{organizationId}-prefs/custom-prompts': typeof o47
  'GET /api/organizations/{organizationId}-prefs/model-preferences': typeof o48
  'GET /api/organizations/{organizationId}/access-keys': typeof o49
  'GET /api/organizations/{organizationId}/audit': typeof o50
  'GET /api/organizations/{organizationId}/drive': typeof o51
  'GET /api/organizations/{organizationId}/drive/folders': typeof o52
  'GET /api/organizations/{organizationId}/files': typeof o53
  'GET /api/organizations/{organizationId}/invitations': typeof o54
  'GET /api/organizations/{organizationId}/search': typeof o55
  'GET /api/organizations/{organizationId}/team': typeof o56
  'GET /api/organizations/{organizationId}/token-usage': typeof o57
  'GET /api/organizations/{organizationId}/token-usage/current': typeof o58
  'GET /api/organizations/{organizationId}/webhooks': typeof o59
  'GET /api/organizations/{organizationId}/webhooks/{webhookId}': typeof o60
  'GET /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries': typeof o61
  'GET /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries/{deliveryId}': typeof o62
  'GET /api/pm/sprints': typeof o63
  'GET /api/pm/sprints/{sprintId}': typeof o64
  'GET /api/pm/sprints/{sprintId}/history': typeof o65
  'GET /api/pm/stories': typeof o66
  'GET /api/pm/stories/{storyId}': typeof o67
  'GET /api/pm/stories/{storyId}/history': typeof o68
  'GET /api/projects': typeof o69
  'GET /api/projects/{projectId}': typeof o70
  'GET /api/projects/{projectId}/agent-runs': typeof o71
  'GET /api/projects/{projectId}/analyze-content-types': typeof o72
  'GET /api/projects/{projectId}/analyze-content-types/{jobId}': typeof o73
  'GET /api/projects/{projectId}/ci-triggers': typeof o74
  'GET /api/projects/{projectId}/content-type-config': typeof o75
  'GET /api/projects/{projectId}/executions/latest': typeof o76
  'GET /api/projects/{projectId}/files': typeof o77
  'GET /api/projects/{projectId}/files/{fileId}': typeof o78
  'GET /api/projects/{projectId}/files/{fileId}/outline': typeof o79
  'GET /api/projects/{projectId}/files/{fileId}/preview': typeof o80
  'GET /api/projects/{projectId}/indexing-status': typeof o81
  'GET /api/projects/{projectId}/master-context': typeof o82
  'GET /api/projects/{projectId}/navigation-strategy': typeof o83
  'GET /api/projects/{projectId}/page-migration-config': typeof o84
  'GET /api/projects/{projectId}/planned-files': typeof o85
  'GET /api/public/kb/{kbId}': typeof o86
  'GET /api/public/test-cases/executions/{executionId}': typeof o87
  'GET /api/public/test-cases/sessions': typeof o88
  'GET /api/public/test-cases/sessions/{sessionId}': typeof o89
  'GET /api/public/test-cases/sessions/{sessionId}/executions': typeof o90
  'GET /api/public/test-cases/steps/guide': typeof o91
  'GET /api/qa/defects': typeof o92
  'GET /api/qa/defects/{defectId}': typeof o93
  'GET /api/qa/defects/{defectId}/history': typeof o94
  'GET /api/qa/setup': typeof o95
  'GET /api/qa/test-cases': typeof o96
  'GET /api/qa/test-cases/{testCaseId}': typeof o97
  'GET /api/qa/test-cases/{testCaseId}/history': typeof o98
  'GET /api/qa/test-execution': typeof o99
  'GET /api/qa/test-execution/{executionId}/results': typeof o100
  'GET /api/qa/test-execution/{executionId}/status': typeof o101
  'GET /api/qa/traceability': typeof o102
  'GET /api/webhook-events': typeof o103
  'GET /api/websites': typeof o104
  'GET /api/websites/{websiteId}': typeof o105
  'GET /api/websites/{websiteId}/ledger': typeof o106
  'PATCH /api/knowledge-bases/{id}': typeof o107
  'PATCH /api/organizations/{organizationId}': typeof o108
  'PATCH /api/organizations/{organizationId}-prefs/custom-prompts/{promptId}': typeof o109
  'PATCH /api/organizations/{organizationId}/webhooks/{webhookId}': typeof o110
  'PATCH /api/projects/{projectId}': typeof o111
  'PATCH /api/public/test-cases/sessions/{sessionId}': typeof o112
  'POST /api/auth/accept-invitation': typeof o113
  'POST /api/auth/invitation': typeof o114
  'POST /api/auth/password': typeof o115
  'POST /api/auth/password/forgot': typeof o116
  'POST /api/auth/password/reset': typeof o117
  'POST /api/auth/register': typeof o118
  'POST /api/auth/signout': typeof o119
  'POST /api/auth/token': typeof o120
  'POST /api/auth/verify-email': typeof o121
  'POST /api/auth/verify-email/send': typeof o122
  'POST /api/knowledge-bases': typeof o123
  'POST /api/knowledge-bases/{id}/crawl': typeof o124
  'POST /api/knowledge-bases/{id}/crawls/{crawlId}/cancel': typeof o125
  'POST /api/knowledge-bases/{id}/drive-folders': typeof o126
  'POST /api/knowledge-bases/{id}/exam': typeof o127
  'POST /api/knowledge-bases/{id}/exam-clicks': typeof o128
  'POST /api/knowledge-bases/{id}/exam-questions': typeof o129
  'POST /api/knowledge-bases/{id}/exams/{examId}/cancel': typeof o130
  'POST /api/knowledge-bases/{id}/index': typeof o131
  'POST /api/knowledge-bases/{id}/outbound-context/save': typeof o132
  'POST /api/knowledge-bases/{id}/share': typeof o133
  'POST /api/knowledge-bases/{id}/tools': typeof o134
  'POST /api/local/seed': typeof o135
  'POST /api/organizations': typeof o136
  'POST /api/organizations/switch': typeof o137
  'POST /api/organizations/{organizationId}-prefs/custom-prompts': typeof o138
  'POST /api/organizations/{organizationId}/access-keys': typeof o139
  'POST /api/organizations/{organizationId}/drive/connect': typeof o140
  'POST /api/organizations/{organizationId}/team': typeof o141
  'POST /api/organizations/{organizationId}/webhooks': typeof o142
  'POST /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries/{deliveryId}/replay': typeof o143
  'POST /api/organizations/{organizationId}/webhooks/{webhookId}/rotate-secret': typeof o144
  'POST /api/organizations/{organizationId}/webhooks/{webhookId}/test': typeof o145
  'POST /api/pm/docs/generate/release-notes': typeof o146
  'POST /api/pm/docs/generate/user-manual': typeof o147
  'POST /api/pm/risks/analyze': typeof o148
  'POST /api/pm/sprints': typeof o149
  'POST /api/pm/sprints/{sprintId}/plan': typeof o150
  'POST /api/pm/stories': typeof o151
  'POST /api/pm/stories/generate': typeof o152
  'POST /api/pm/stories/{storyId}/estimate': typeof o153
  'POST /api/pm/stories/{storyId}/generate-tests': typeof o154
  'POST /api/pm/stories/{storyId}/sync-tests': typeof o155
  'POST /api/projects': typeof o156
  'POST /api/projects/{projectId}/analyze-content-types': typeof o157
  'POST /api/projects/{projectId}/ci-triggers': typeof o158
  'POST /api/projects/{projectId}/content-type-config': typeof o159
  'POST /api/projects/{projectId}/duplicate': typeof o160
  'POST /api/projects/{projectId}/files/reindex': typeof o161
  'POST /api/projects/{projectId}/generate-context': typeof o162
  'POST /api/projects/{projectId}/navigation-strategy': typeof o163
  'POST /api/projects/{projectId}/page-migration-config': typeof o164
  'POST /api/projects/{projectId}/page-transformation-preview': typeof o165
  'POST /api/public/test-cases/execute': typeof o166
  'POST /api/public/test-cases/executions/{executionId}/cancel': typeof o167
  'POST /api/public/test-cases/generate': typeof o168
  'POST /api/public/test-cases/listing-codes': typeof o169
  'POST /api/public/test-cases/sessions': typeof o170
  'POST /api/public/test-cases/sessions/{sessionId}': typeof o171
  'POST /api/public/test-cases/steps/read': typeof o172
  'POST /api/qa/defects': typeof o173
  'POST /api/qa/knowledge/query': typeof o174
  'POST /api/qa/requirements/extract': typeof o175
  'POST /api/qa/test-cases': typeof o176
  'POST /api/qa/test-cases/generate': typeof o177
  'POST /api/qa/test-cases/steps/read': typeof o178
  'POST /api/qa/test-execution/run': typeof o179
  'POST /api/qa/test-execution/{executionId}/cancel': typeof o180
  'POST /api/qa/webhooks': typeof o181
  'POST /api/websites': typeof o182
  'POST /api/ws/ticket': typeof o183
  'PUT /api/organizations/{organizationId}-prefs/model-preferences': typeof o184
  'PUT /api/pm/sprints/{sprintId}': typeof o185
  'PUT /api/pm/stories/{storyId}': typeof o186
  'PUT /api/projects/{projectId}/master-context': typeof o187
  'PUT /api/qa/defects/{defectId}': typeof o188
  'PUT /api/qa/test-cases/{testCaseId}': typeof o189
}
