// Made by `npm run web-routes` from the table of operations; do not edit.
import type { deleteSession as o0 } from '../../workers/features/identity/delete-session.ts'
import type { deleteKnowledgeBase as o1 } from '../../workers/features/knowledge-bases/delete-knowledge-base.ts'
import type { deleteCustomPrompt as o2 } from '../../workers/features/preferences/delete-custom-prompt.ts'
import type { deleteAccessKey as o3 } from '../../workers/features/access-keys/delete-access-key.ts'
import type { deleteInvitation as o4 } from '../../workers/features/organizations/delete-invitation.ts'
import type { leaveOrganization as o5 } from '../../workers/features/organizations/leave-organization.ts'
import type { deleteWebhook as o6 } from '../../workers/features/webhooks/delete-webhook.ts'
import type { deleteSprint as o7 } from '../../workers/features/sprints/delete-sprint.ts'
import type { deleteStory as o8 } from '../../workers/features/stories/delete-story.ts'
import type { deleteProject as o9 } from '../../workers/features/projects/delete-project.ts'
import type { deleteCiTrigger as o10 } from '../../workers/features/ci-triggers/delete-ci-trigger.ts'
import type { deleteSession as o11 } from '../../workers/features/public-generator/delete-session.ts'
import type { deleteDefect as o12 } from '../../workers/features/defects/delete-defect.ts'
import type { deleteTestCase as o13 } from '../../workers/features/test-cases/delete-test-case.ts'
import type { getKeySet as o14 } from '../../workers/features/identity/get-key-set.ts'
import type { getConfiguration as o15 } from '../../workers/features/identity/get-configuration.ts'
import type { getCsrfToken as o16 } from '../../workers/features/identity/get-csrf-token.ts'
import type { getSignInOptions as o17 } from '../../workers/features/identity/get-sign-in-options.ts'
import type { getSession as o18 } from '../../workers/features/identity/get-session.ts'
import type { listSessions as o19 } from '../../workers/features/identity/list-sessions.ts'
import type { getHealth as o20 } from '../../workers/features/platform/get-health.ts'
import type { listKnowledgeBases as o21 } from '../../workers/features/knowledge-bases/list-knowledge-bases.ts'
import type { getKnowledgeBase as o22 } from '../../workers/features/knowledge-bases/get-knowledge-base.ts'
import type { listOrganizations as o23 } from '../../workers/features/organizations/list-organizations.ts'
import type { listChoices as o24 } from '../../workers/features/organizations/list-choices.ts'
import type { getOrganization as o25 } from '../../workers/features/organizations/get-organization.ts'
import type { listCustomPrompts as o26 } from '../../workers/features/preferences/list-custom-prompts.ts'
import type { getModelPreferences as o27 } from '../../workers/features/preferences/get-model-preferences.ts'
import type { listAccessKeys as o28 } from '../../workers/features/access-keys/list-access-keys.ts'
import type { listAudit as o29 } from '../../workers/features/organizations/list-audit.ts'
import type { listInvitations as o30 } from '../../workers/features/organizations/list-invitations.ts'
import type { listTeam as o31 } from '../../workers/features/organizations/list-team.ts'
import type { getTokenUsage as o32 } from '../../workers/features/usage/get-token-usage.ts'
import type { getCurrentTokenUsage as o33 } from '../../workers/features/usage/get-current-token-usage.ts'
import type { listWebhooks as o34 } from '../../workers/features/webhooks/list-webhooks.ts'
import type { getWebhook as o35 } from '../../workers/features/webhooks/get-webhook.ts'
import type { listWebhookDeliveries as o36 } from '../../workers/features/webhooks/list-webhook-deliveries.ts'
import type { getWebhookDelivery as o37 } from '../../workers/features/webhooks/get-webhook-delivery.ts'
import type { listSprints as o38 } from '../../workers/features/sprints/list-sprints.ts'
import type { getSprint as o39 } from '../../workers/features/sprints/get-sprint.ts'
import type { listSprintHistory as o40 } from '../../workers/features/sprints/list-sprint-history.ts'
import type { listStories as o41 } from '../../workers/features/stories/list-stories.ts'
import type { getStory as o42 } from '../../workers/features/stories/get-story.ts'
import type { listStoryHistory as o43 } from '../../workers/features/stories/list-story-history.ts'
import type { listProjects as o44 } from '../../workers/features/projects/list-projects.ts'
import type { getProject as o45 } from '../../workers/features/projects/get-project.ts'
import type { listAgentRuns as o46 } from '../../workers/features/projects/list-agent-runs.ts'
import type { listCiTriggers as o47 } from '../../workers/features/ci-triggers/list-ci-triggers.ts'
import type { getLatestExecution as o48 } from '../../workers/features/projects/get-latest-execution.ts'
import type { getExecution as o49 } from '../../workers/features/hosted-runs/get-execution.ts'
import type { listSessions as o50 } from '../../workers/features/public-generator/list-sessions.ts'
import type { getSession as o51 } from '../../workers/features/public-generator/get-session.ts'
import type { listExecutions as o52 } from '../../workers/features/hosted-runs/list-executions.ts'
import type { getStepGuide as o53 } from '../../workers/features/public-generator/get-step-guide.ts'
import type { listDefects as o54 } from '../../workers/features/defects/list-defects.ts'
import type { getDefect as o55 } from '../../workers/features/defects/get-defect.ts'
import type { listDefectHistory as o56 } from '../../workers/features/defects/list-defect-history.ts'
import type { getSetup as o57 } from '../../workers/features/qa-setup/get-setup.ts'
import type { listTestCases as o58 } from '../../workers/features/test-cases/list-test-cases.ts'
import type { getTestCase as o59 } from '../../workers/features/test-cases/get-test-case.ts'
import type { listTestCaseHistory as o60 } from '../../workers/features/test-cases/list-test-case-history.ts'
import type { listTestRuns as o61 } from '../../workers/features/test-runs/list-test-runs.ts'
import type { getTestRunResults as o62 } from '../../workers/features/test-runs/get-test-run-results.ts'
import type { getTestRunStatus as o63 } from '../../workers/features/test-runs/get-test-run-status.ts'
import type { getTraceability as o64 } from '../../workers/features/traceability/get-traceability.ts'
import type { listWebhookEvents as o65 } from '../../workers/features/webhooks/list-webhook-events.ts'
import type { listWebsites as o66 } from '../../workers/features/websites/list-websites.ts'
import type { getWebsite as o67 } from '../../workers/features/websites/get-website.ts'
import type { getWebsiteLedger as o68 } from '../../workers/features/websites/get-website-ledger.ts'
import type { updateKnowledgeBase as o69 } from '../../workers/features/knowledge-bases/update-knowledge-base.ts'
import type { updateOrganization as o70 } from '../../workers/features/organizations/update-organization.ts'
import type { updateCustomPrompt as o71 } from '../../workers/features/preferences/update-custom-prompt.ts'
import type { updateWebhook as o72 } from '../../workers/features/webhooks/update-webhook.ts'
import type { updateProject as o73 } from '../../workers/features/projects/update-project.ts'
import type { replaceTestCases as o74 } from '../../workers/features/public-generator/replace-test-cases.ts'
import type { acceptInvitation as o75 } from '../../workers/features/organizations/accept-invitation.ts'
import type { getInvitation as o76 } from '../../workers/features/organizations/get-invitation.ts'
import type { changePassword as o77 } from '../../workers/features/identity/change-password.ts'
import type { forgotPassword as o78 } from '../../workers/features/identity/forgot-password.ts'
import type { resetPassword as o79 } from '../../workers/features/identity/reset-password.ts'
import type { register as o80 } from '../../workers/features/identity/register.ts'
import type { signOut as o81 } from '../../workers/features/identity/sign-out.ts'
import type { issueToken as o82 } from '../../workers/features/identity/issue-token.ts'
import type { verifyEmail as o83 } from '../../workers/features/identity/verify-email.ts'
import type { sendVerification as o84 } from '../../workers/features/identity/send-verification.ts'
import type { createKnowledgeBase as o85 } from '../../workers/features/knowledge-bases/create-knowledge-base.ts'
import type { seedDemo as o86 } from '../../workers/features/local/seed-demo.ts'
import type { createOrganization as o87 } from '../../workers/features/organizations/create-organization.ts'
import type { switchOrganization as o88 } from '../../workers/features/organizations/switch-organization.ts'
import type { createCustomPrompt as o89 } from '../../workers/features/preferences/create-custom-prompt.ts'
import type { createAccessKey as o90 } from '../../workers/features/access-keys/create-access-key.ts'
import type { changeTeam as o91 } from '../../workers/features/organizations/change-team.ts'
import type { createWebhook as o92 } from '../../workers/features/webhooks/create-webhook.ts'
import type { replayWebhookDelivery as o93 } from '../../workers/features/webhooks/replay-webhook-delivery.ts'
import type { rotateWebhookSecret as o94 } from '../../workers/features/webhooks/rotate-webhook-secret.ts'
import type { testWebhook as o95 } from '../../workers/features/webhooks/test-webhook.ts'
import type { generateReleaseNotes as o96 } from '../../workers/features/manuals/generate-release-notes.ts'
import type { generateUserManual as o97 } from '../../workers/features/manuals/generate-user-manual.ts'
import type { analyzeRisks as o98 } from '../../workers/features/risks/analyze-risks.ts'
import type { createSprint as o99 } from '../../workers/features/sprints/create-sprint.ts'
import type { planSprint as o100 } from '../../workers/features/sprints/plan-sprint.ts'
import type { createStory as o101 } from '../../workers/features/stories/create-story.ts'
import type { generateStories as o102 } from '../../workers/features/story-writing/generate-stories.ts'
import type { estimateStory as o103 } from '../../workers/features/stories/estimate-story.ts'
import type { generateStoryTests as o104 } from '../../workers/features/quality/generate-story-tests.ts'
import type { syncTests as o105 } from '../../workers/features/stories/sync-tests.ts'
import type { createProject as o106 } from '../../workers/features/projects/create-project.ts'
import type { createCiTrigger as o107 } from '../../workers/features/ci-triggers/create-ci-trigger.ts'
import type { duplicateProject as o108 } from '../../workers/features/projects/duplicate-project.ts'
import type { executeTestCases as o109 } from '../../workers/features/hosted-runs/execute-test-cases.ts'
import type { cancelExecution as o110 } from '../../workers/features/hosted-runs/cancel-execution.ts'
import type { generate as o111 } from '../../workers/features/public-generator/generate.ts'
import type { sendListingCode as o112 } from '../../workers/features/public-generator/send-listing-code.ts'
import type { createSession as o113 } from '../../workers/features/public-generator/create-session.ts'
import type { refineSession as o114 } from '../../workers/features/public-generator/refine-session.ts'
import type { readSteps as o115 } from '../../workers/features/public-generator/read-steps.ts'
import type { createDefect as o116 } from '../../workers/features/defects/create-defect.ts'
import type { queryKnowledge as o117 } from '../../workers/features/qa-knowledge/query-knowledge.ts'
import type { extractRequirements as o118 } from '../../workers/features/quality/extract-requirements.ts'
import type { createTestCase as o119 } from '../../workers/features/test-cases/create-test-case.ts'
import type { generateTestCases as o120 } from '../../workers/features/quality/generate-test-cases.ts'
import type { readQaSteps as o121 } from '../../workers/features/quality/read-qa-steps.ts'
import type { runTestCases as o122 } from '../../workers/features/test-runs/run-test-cases.ts'
import type { cancelTestRun as o123 } from '../../workers/features/test-runs/cancel-test-run.ts'
import type { runSuite as o124 } from '../../workers/features/ci-triggers/run-suite.ts'
import type { createWebsite as o125 } from '../../workers/features/websites/create-website.ts'
import type { createTicket as o126 } from '../../workers/api/socket/create-ticket.ts'
import type { updateModelPreferences as o127 } from '../../workers/features/preferences/update-model-preferences.ts'
import type { updateSprint as o128 } from '../../workers/features/sprints/update-sprint.ts'
import type { updateStory as o129 } from '../../workers/features/stories/update-story.ts'
import type { updateDefect as o130 } from '../../workers/features/defects/update-defect.ts'
import type { updateTestCase as o131 } from '../../workers/features/test-cases/update-test-case.ts'

export interface Routes {
  'DELETE /api/auth/sessions/{sessionId}': typeof o0
  'DELETE /api/knowledge-bases/{id}': typeof o1
  'DELETE /api/organizations/{organizationId}-prefs/custom-prompts/{promptId}': typeof o2
  'DELETE /api/organizations/{organizationId}/access-keys/{keyId}': typeof o3
  'DELETE /api/organizations/{organizationId}/invitations/{invitationId}': typeof o4
  'DELETE /api/organizations/{organizationId}/membership': typeof o5
  'DELETE /api/organizations/{organizationId}/webhooks/{webhookId}': typeof o6
  'DELETE /api/pm/sprints/{sprintId}': typeof o7
  'DELETE /api/pm/stories/{storyId}': typeof o8
  'DELETE /api/projects/{projectId}': typeof o9
  'DELETE /api/projects/{projectId}/ci-triggers/{triggerId}': typeof o10
  'DELETE /api/public/test-cases/sessions/{sessionId}': typeof o11
  'DELETE /api/qa/defects/{defectId}': typeof o12
  'DELETE /api/qa/test-cases/{testCaseId}': typeof o13
  'GET /.well-known/jwks.json': typeof o14
  'GET /.well-known/openid-configuration': typeof o15
  'GET /api/auth/csrf': typeof o16
  'GET /api/auth/options': typeof o17
  'GET /api/auth/session': typeof o18
  'GET /api/auth/sessions': typeof o19
  'GET /api/health': typeof o20
  'GET /api/knowledge-bases': typeof o21
  'GET /api/knowledge-bases/{id}': typeof o22
  'GET /api/organizations': typeof o23
  'GET /api/organizations/list': typeof o24
  'GET /api/organizations/{organizationId}': typeof o25
  'GET /api/organizations/{organizationId}-prefs/custom-prompts': typeof o26
  'GET /api/organizations/{organizationId}-prefs/model-preferences': typeof o27
  'GET /api/organizations/{organizationId}/access-keys': typeof o28
  'GET /api/organizations/{organizationId}/audit': typeof o29
  'GET /api/organizations/{organizationId}/invitations': typeof o30
  'GET /api/organizations/{organizationId}/team': typeof o31
  'GET /api/organizations/{organizationId}/token-usage': typeof o32
  'GET /api/organizations/{organizationId}/token-usage/current': typeof o33
  'GET /api/organizations/{organizationId}/webhooks': typeof o34
  'GET /api/organizations/{organizationId}/webhooks/{webhookId}': typeof o35
  'GET /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries': typeof o36
  'GET /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries/{deliveryId}': typeof o37
  'GET /api/pm/sprints': typeof o38
  'GET /api/pm/sprints/{sprintId}': typeof o39
  'GET /api/pm/sprints/{sprintId}/history': typeof o40
  'GET /api/pm/stories': typeof o41
  'GET /api/pm/stories/{storyId}': typeof o42
  'GET /api/pm/stories/{storyId}/history': typeof o43
  'GET /api/projects': typeof o44
  'GET /api/projects/{projectId}': typeof o45
  'GET /api/projects/{projectId}/agent-runs': typeof o46
  'GET /api/projects/{projectId}/ci-triggers': typeof o47
  'GET /api/projects/{projectId}/executions/latest': typeof o48
  'GET /api/public/test-cases/executions/{executionId}': typeof o49
  'GET /api/public/test-cases/sessions': typeof o50
  'GET /api/public/test-cases/sessions/{sessionId}': typeof o51
  'GET /api/public/test-cases/sessions/{sessionId}/executions': typeof o52
  'GET /api/public/test-cases/steps/guide': typeof o53
  'GET /api/qa/defects': typeof o54
  'GET /api/qa/defects/{defectId}': typeof o55
  'GET /api/qa/defects/{defectId}/history': typeof o56
  'GET /api/qa/setup': typeof o57
  'GET /api/qa/test-cases': typeof o58
  'GET /api/qa/test-cases/{testCaseId}': typeof o59
  'GET /api/qa/test-cases/{testCaseId}/history': typeof o60
  'GET /api/qa/test-execution': typeof o61
  'GET /api/qa/test-execution/{executionId}/results': typeof o62
  'GET /api/qa/test-execution/{executionId}/status': typeof o63
  'GET /api/qa/traceability': typeof o64
  'GET /api/webhook-events': typeof o65
  'GET /api/websites': typeof o66
  'GET /api/websites/{websiteId}': typeof o67
  'GET /api/websites/{websiteId}/ledger': typeof o68
  'PATCH /api/knowledge-bases/{id}': typeof o69
  'PATCH /api/organizations/{organizationId}': typeof o70
  'PATCH /api/organizations/{organizationId}-prefs/custom-prompts/{promptId}': typeof o71
  'PATCH /api/organizations/{organizationId}/webhooks/{webhookId}': typeof o72
  'PATCH /api/projects/{projectId}': typeof o73
  'PATCH /api/public/test-cases/sessions/{sessionId}': typeof o74
  'POST /api/auth/accept-invitation': typeof o75
  'POST /api/auth/invitation': typeof o76
  'POST /api/auth/password': typeof o77
  'POST /api/auth/password/forgot': typeof o78
  'POST /api/auth/password/reset': typeof o79
  'POST /api/auth/register': typeof o80
  'POST /api/auth/signout': typeof o81
  'POST /api/auth/token': typeof o82
  'POST /api/auth/verify-email': typeof o83
  'POST /api/auth/verify-email/send': typeof o84
  'POST /api/knowledge-bases': typeof o85
  'POST /api/local/seed': typeof o86
  'POST /api/organizations': typeof o87
  'POST /api/organizations/switch': typeof o88
  'POST /api/organizations/{organizationId}-prefs/custom-prompts': typeof o89
  'POST /api/organizations/{organizationId}/access-keys': typeof o90
  'POST /api/organizations/{organizationId}/team': typeof o91
  'POST /api/organizations/{organizationId}/webhooks': typeof o92
  'POST /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries/{deliveryId}/replay': typeof o93
  'POST /api/organizations/{organizationId}/webhooks/{webhookId}/rotate-secret': typeof o94
  'POST /api/organizations/{organizationId}/webhooks/{webhookId}/test': typeof o95
  'POST /api/pm/docs/generate/release-notes': typeof o96
  'POST /api/pm/docs/generate/user-manual': typeof o97
  'POST /api/pm/risks/analyze': typeof o98
  'POST /api/pm/sprints': typeof o99
  'POST /api/pm/sprints/{sprintId}/plan': typeof o100
  'POST /api/pm/stories': typeof o101
  'POST /api/pm/stories/generate': typeof o102
  'POST /api/pm/stories/{storyId}/estimate': typeof o103
  'POST /api/pm/stories/{storyId}/generate-tests': typeof o104
  'POST /api/pm/stories/{storyId}/sync-tests': typeof o105
  'POST /api/projects': typeof o106
  'POST /api/projects/{projectId}/ci-triggers': typeof o107
  'POST /api/projects/{projectId}/duplicate': typeof o108
  'POST /api/public/test-cases/execute': typeof o109
  'POST /api/public/test-cases/executions/{executionId}/cancel': typeof o110
  'POST /api/public/test-cases/generate': typeof o111
  'POST /api/public/test-cases/listing-codes': typeof o112
  'POST /api/public/test-cases/sessions': typeof o113
  'POST /api/public/test-cases/sessions/{sessionId}': typeof o114
  'POST /api/public/test-cases/steps/read': typeof o115
  'POST /api/qa/defects': typeof o116
  'POST /api/qa/knowledge/query': typeof o117
  'POST /api/qa/requirements/extract': typeof o118
  'POST /api/qa/test-cases': typeof o119
  'POST /api/qa/test-cases/generate': typeof o120
  'POST /api/qa/test-cases/steps/read': typeof o121
  'POST /api/qa/test-execution/run': typeof o122
  'POST /api/qa/test-execution/{executionId}/cancel': typeof o123
  'POST /api/qa/webhooks': typeof o124
  'POST /api/websites': typeof o125
  'POST /api/ws/ticket': typeof o126
  'PUT /api/organizations/{organizationId}-prefs/model-preferences': typeof o127
  'PUT /api/pm/sprints/{sprintId}': typeof o128
  'PUT /api/pm/stories/{storyId}': typeof o129
  'PUT /api/qa/defects/{defectId}': typeof o130
  'PUT /api/qa/test-cases/{testCaseId}': typeof o131
}
