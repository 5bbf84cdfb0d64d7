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
import type { deleteSession as o10 } from '../../workers/features/public-generator/delete-session.ts'
import type { getKeySet as o11 } from '../../workers/features/identity/get-key-set.ts'
import type { getConfiguration as o12 } from '../../workers/features/identity/get-configuration.ts'
import type { getCsrfToken as o13 } from '../../workers/features/identity/get-csrf-token.ts'
import type { getSignInOptions as o14 } from '../../workers/features/identity/get-sign-in-options.ts'
import type { getSession as o15 } from '../../workers/features/identity/get-session.ts'
import type { listSessions as o16 } from '../../workers/features/identity/list-sessions.ts'
import type { getHealth as o17 } from '../../workers/features/platform/get-health.ts'
import type { listKnowledgeBases as o18 } from '../../workers/features/knowledge-bases/list-knowledge-bases.ts'
import type { getKnowledgeBase as o19 } from '../../workers/features/knowledge-bases/get-knowledge-base.ts'
import type { listOrganizations as o20 } from '../../workers/features/organizations/list-organizations.ts'
import type { listChoices as o21 } from '../../workers/features/organizations/list-choices.ts'
import type { getOrganization as o22 } from '../../workers/features/organizations/get-organization.ts'
import type { listCustomPrompts as o23 } from '../../workers/features/preferences/list-custom-prompts.ts'
import type { getModelPreferences as o24 } from '../../workers/features/preferences/get-model-preferences.ts'
import type { listAccessKeys as o25 } from '../../workers/features/access-keys/list-access-keys.ts'
import type { listAudit as o26 } from '../../workers/features/organizations/list-audit.ts'
import type { listInvitations as o27 } from '../../workers/features/organizations/list-invitations.ts'
import type { listTeam as o28 } from '../../workers/features/organizations/list-team.ts'
import type { getTokenUsage as o29 } from '../../workers/features/usage/get-token-usage.ts'
import type { getCurrentTokenUsage as o30 } from '../../workers/features/usage/get-current-token-usage.ts'
import type { listWebhooks as o31 } from '../../workers/features/webhooks/list-webhooks.ts'
import type { getWebhook as o32 } from '../../workers/features/webhooks/get-webhook.ts'
import type { listWebhookDeliveries as o33 } from '../../workers/features/webhooks/list-webhook-deliveries.ts'
import type { getWebhookDelivery as o34 } from '../../workers/features/webhooks/get-webhook-delivery.ts'
import type { listSprints as o35 } from '../../workers/features/sprints/list-sprints.ts'
import type { getSprint as o36 } from '../../workers/features/sprints/get-sprint.ts'
import type { listSprintHistory as o37 } from '../../workers/features/sprints/list-sprint-history.ts'
import type { listStories as o38 } from '../../workers/features/stories/list-stories.ts'
import type { getStory as o39 } from '../../workers/features/stories/get-story.ts'
import type { listStoryHistory as o40 } from '../../workers/features/stories/list-story-history.ts'
import type { listProjects as o41 } from '../../workers/features/projects/list-projects.ts'
import type { getProject as o42 } from '../../workers/features/projects/get-project.ts'
import type { listAgentRuns as o43 } from '../../workers/features/projects/list-agent-runs.ts'
import type { getLatestExecution as o44 } from '../../workers/features/projects/get-latest-execution.ts'
import type { getExecution as o45 } from '../../workers/features/hosted-runs/get-execution.ts'
import type { listSessions as o46 } from '../../workers/features/public-generator/list-sessions.ts'
import type { getSession as o47 } from '../../workers/features/public-generator/get-session.ts'
import type { listExecutions as o48 } from '../../workers/features/hosted-runs/list-executions.ts'
import type { getStepGuide as o49 } from '../../workers/features/public-generator/get-step-guide.ts'
import type { listWebhookEvents as o50 } from '../../workers/features/webhooks/list-webhook-events.ts'
import type { listWebsites as o51 } from '../../workers/features/websites/list-websites.ts'
import type { getWebsite as o52 } from '../../workers/features/websites/get-website.ts'
import type { getWebsiteLedger as o53 } from '../../workers/features/websites/get-website-ledger.ts'
import type { updateKnowledgeBase as o54 } from '../../workers/features/knowledge-bases/update-knowledge-base.ts'
import type { updateOrganization as o55 } from '../../workers/features/organizations/update-organization.ts'
import type { updateCustomPrompt as o56 } from '../../workers/features/preferences/update-custom-prompt.ts'
import type { updateWebhook as o57 } from '../../workers/features/webhooks/update-webhook.ts'
import type { updateProject as o58 } from '../../workers/features/projects/update-project.ts'
import type { replaceTestCases as o59 } from '../../workers/features/public-generator/replace-test-cases.ts'
import type { acceptInvitation as o60 } from '../../workers/features/organizations/accept-invitation.ts'
import type { getInvitation as o61 } from '../../workers/features/organizations/get-invitation.ts'
import type { changePassword as o62 } from '../../workers/features/identity/change-password.ts'
import type { forgotPassword as o63 } from '../../workers/features/identity/forgot-password.ts'
import type { resetPassword as o64 } from '../../workers/features/identity/reset-password.ts'
import type { register as o65 } from '../../workers/features/identity/register.ts'
import type { signOut as o66 } from '../../workers/features/identity/sign-out.ts'
import type { issueToken as o67 } from '../../workers/features/identity/issue-token.ts'
import type { verifyEmail as o68 } from '../../workers/features/identity/verify-email.ts'
import type { sendVerification as o69 } from '../../workers/features/identity/send-verification.ts'
import type { createKnowledgeBase as o70 } from '../../workers/features/knowledge-bases/create-knowledge-base.ts'
import type { seedDemo as o71 } from '../../workers/features/local/seed-demo.ts'
import type { createOrganization as o72 } from '../../workers/features/organizations/create-organization.ts'
import type { switchOrganization as o73 } from '../../workers/features/organizations/switch-organization.ts'
import type { createCustomPrompt as o74 } from '../../workers/features/preferences/create-custom-prompt.ts'
import type { createAccessKey as o75 } from '../../workers/features/access-keys/create-access-key.ts'
import type { changeTeam as o76 } from '../../workers/features/organizations/change-team.ts'
import type { createWebhook as o77 } from '../../workers/features/webhooks/create-webhook.ts'
import type { replayWebhookDelivery as o78 } from '../../workers/features/webhooks/replay-webhook-delivery.ts'
import type { rotateWebhookSecret as o79 } from '../../workers/features/webhooks/rotate-webhook-secret.ts'
import type { testWebhook as o80 } from '../../workers/features/webhooks/test-webhook.ts'
import type { createSprint as o81 } from '../../workers/features/sprints/create-sprint.ts'
import type { createStory as o82 } from '../../workers/features/stories/create-story.ts'
import type { createProject as o83 } from '../../workers/features/projects/create-project.ts'
import type { duplicateProject as o84 } from '../../workers/features/projects/duplicate-project.ts'
import type { executeTestCases as o85 } from '../../workers/features/hosted-runs/execute-test-cases.ts'
import type { cancelExecution as o86 } from '../../workers/features/hosted-runs/cancel-execution.ts'
import type { generate as o87 } from '../../workers/features/public-generator/generate.ts'
import type { sendListingCode as o88 } from '../../workers/features/public-generator/send-listing-code.ts'
import type { createSession as o89 } from '../../workers/features/public-generator/create-session.ts'
import type { refineSession as o90 } from '../../workers/features/public-generator/refine-session.ts'
import type { readSteps as o91 } from '../../workers/features/public-generator/read-steps.ts'
import type { extractRequirements as o92 } from '../../workers/features/quality/extract-requirements.ts'
import type { generateTestCases as o93 } from '../../workers/features/quality/generate-test-cases.ts'
import type { readQaSteps as o94 } from '../../workers/features/quality/read-qa-steps.ts'
import type { createWebsite as o95 } from '../../workers/features/websites/create-website.ts'
import type { createTicket as o96 } from '../../workers/api/socket/create-ticket.ts'
import type { updateModelPreferences as o97 } from '../../workers/features/preferences/update-model-preferences.ts'
import type { updateSprint as o98 } from '../../workers/features/sprints/update-sprint.ts'
import type { updateStory as o99 } from '../../workers/features/stories/update-story.ts'

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
  'DELETE /api/public/test-cases/sessions/{sessionId}': typeof o10
  'GET /.well-known/jwks.json': typeof o11
  'GET /.well-known/openid-configuration': typeof o12
  'GET /api/auth/csrf': typeof o13
  'GET /api/auth/options': typeof o14
  'GET /api/auth/session': typeof o15
  'GET /api/auth/sessions': typeof o16
  'GET /api/health': typeof o17
  'GET /api/knowledge-bases': typeof o18
  'GET /api/knowledge-bases/{id}': typeof o19
  'GET /api/organizations': typeof o20
  'GET /api/organizations/list': typeof o21
  'GET /api/organizations/{organizationId}': typeof o22
  'GET /api/organizations/{organizationId}-prefs/custom-prompts': typeof o23
  'GET /api/organizations/{organizationId}-prefs/model-preferences': typeof o24
  'GET /api/organizations/{organizationId}/access-keys': typeof o25
  'GET /api/organizations/{organizationId}/audit': typeof o26
  'GET /api/organizations/{organizationId}/invitations': typeof o27
  'GET /api/organizations/{organizationId}/team': typeof o28
  'GET /api/organizations/{organizationId}/token-usage': typeof o29
  'GET /api/organizations/{organizationId}/token-usage/current': typeof o30
  'GET /api/organizations/{organizationId}/webhooks': typeof o31
  'GET /api/organizations/{organizationId}/webhooks/{webhookId}': typeof o32
  'GET /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries': typeof o33
  'GET /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries/{deliveryId}': typeof o34
  'GET /api/pm/sprints': typeof o35
  'GET /api/pm/sprints/{sprintId}': typeof o36
  'GET /api/pm/sprints/{sprintId}/history': typeof o37
  'GET /api/pm/stories': typeof o38
  'GET /api/pm/stories/{storyId}': typeof o39
  'GET /api/pm/stories/{storyId}/history': typeof o40
  'GET /api/projects': typeof o41
  'GET /api/projects/{projectId}': typeof o42
  'GET /api/projects/{projectId}/agent-runs': typeof o43
  'GET /api/projects/{projectId}/executions/latest': typeof o44
  'GET /api/public/test-cases/executions/{executionId}': typeof o45
  'GET /api/public/test-cases/sessions': typeof o46
  'GET /api/public/test-cases/sessions/{sessionId}': typeof o47
  'GET /api/public/test-cases/sessions/{sessionId}/executions': typeof o48
  'GET /api/public/test-cases/steps/guide': typeof o49
  'GET /api/webhook-events': typeof o50
  'GET /api/websites': typeof o51
  'GET /api/websites/{websiteId}': typeof o52
  'GET /api/websites/{websiteId}/ledger': typeof o53
  'PATCH /api/knowledge-bases/{id}': typeof o54
  'PATCH /api/organizations/{organizationId}': typeof o55
  'PATCH /api/organizations/{organizationId}-prefs/custom-prompts/{promptId}': typeof o56
  'PATCH /api/organizations/{organizationId}/webhooks/{webhookId}': typeof o57
  'PATCH /api/projects/{projectId}': typeof o58
  'PATCH /api/public/test-cases/sessions/{sessionId}': typeof o59
  'POST /api/auth/accept-invitation': typeof o60
  'POST /api/auth/invitation': typeof o61
  'POST /api/auth/password': typeof o62
  'POST /api/auth/password/forgot': typeof o63
  'POST /api/auth/password/reset': typeof o64
  'POST /api/auth/register': typeof o65
  'POST /api/auth/signout': typeof o66
  'POST /api/auth/token': typeof o67
  'POST /api/auth/verify-email': typeof o68
  'POST /api/auth/verify-email/send': typeof o69
  'POST /api/knowledge-bases': typeof o70
  'POST /api/local/seed': typeof o71
  'POST /api/organizations': typeof o72
  'POST /api/organizations/switch': typeof o73
  'POST /api/organizations/{organizationId}-prefs/custom-prompts': typeof o74
  'POST /api/organizations/{organizationId}/access-keys': typeof o75
  'POST /api/organizations/{organizationId}/team': typeof o76
  'POST /api/organizations/{organizationId}/webhooks': typeof o77
  'POST /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries/{deliveryId}/replay': typeof o78
  'POST /api/organizations/{organizationId}/webhooks/{webhookId}/rotate-secret': typeof o79
  'POST /api/organizations/{organizationId}/webhooks/{webhookId}/test': typeof o80
  'POST /api/pm/sprints': typeof o81
  'POST /api/pm/stories': typeof o82
  'POST /api/projects': typeof o83
  'POST /api/projects/{projectId}/duplicate': typeof o84
  'POST /api/public/test-cases/execute': typeof o85
  'POST /api/public/test-cases/executions/{executionId}/cancel': typeof o86
  'POST /api/public/test-cases/generate': typeof o87
  'POST /api/public/test-cases/listing-codes': typeof o88
  'POST /api/public/test-cases/sessions': typeof o89
  'POST /api/public/test-cases/sessions/{sessionId}': typeof o90
  'POST /api/public/test-cases/steps/read': typeof o91
  'POST /api/qa/requirements/extract': typeof o92
  'POST /api/qa/test-cases/generate': typeof o93
  'POST /api/qa/test-cases/steps/read': typeof o94
  'POST /api/websites': typeof o95
  'POST /api/ws/ticket': typeof o96
  'PUT /api/organizations/{organizationId}-prefs/model-preferences': typeof o97
  'PUT /api/pm/sprints/{sprintId}': typeof o98
  'PUT /api/pm/stories/{storyId}': typeof o99
}
