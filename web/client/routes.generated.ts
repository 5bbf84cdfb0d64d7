// Made by `npm run web-routes` from the table of operations; do not edit.
import type { deleteSession as o0 } from '../../workers/features/identity/delete-session.ts'
import type { deleteKnowledgeBase as o1 } from '../../workers/features/knowledge-bases/delete-knowledge-base.ts'
import type { deleteCustomPrompt as o2 } from '../../workers/features/preferences/delete-custom-prompt.ts'
import type { deleteAccessKey as o3 } from '../../workers/features/access-keys/delete-access-key.ts'
import type { deleteInvitation as o4 } from '../../workers/features/organizations/delete-invitation.ts'
import type { leaveOrganization as o5 } from '../../workers/features/organizations/leave-organization.ts'
import type { deleteWebhook as o6 } from '../../workers/features/webhooks/delete-webhook.ts'
import type { deleteProject as o7 } from '../../workers/features/projects/delete-project.ts'
import type { deleteSession as o8 } from '../../workers/features/public-generator/delete-session.ts'
import type { getKeySet as o9 } from '../../workers/features/identity/get-key-set.ts'
import type { getConfiguration as o10 } from '../../workers/features/identity/get-configuration.ts'
import type { getCsrfToken as o11 } from '../../workers/features/identity/get-csrf-token.ts'
import type { getSignInOptions as o12 } from '../../workers/features/identity/get-sign-in-options.ts'
import type { getSession as o13 } from '../../workers/features/identity/get-session.ts'
import type { listSessions as o14 } from '../../workers/features/identity/list-sessions.ts'
import type { getHealth as o15 } from '../../workers/features/platform/get-health.ts'
import type { listKnowledgeBases as o16 } from '../../workers/features/knowledge-bases/list-knowledge-bases.ts'
import type { getKnowledgeBase as o17 } from '../../workers/features/knowledge-bases/get-knowledge-base.ts'
import type { listOrganizations as o18 } from '../../workers/features/organizations/list-organizations.ts'
import type { listChoices as o19 } from '../../workers/features/organizations/list-choices.ts'
import type { getOrganization as o20 } from '../../workers/features/organizations/get-organization.ts'
import type { listCustomPrompts as o21 } from '../../workers/features/preferences/list-custom-prompts.ts'
import type { getModelPreferences as o22 } from '../../workers/features/preferences/get-model-preferences.ts'
import type { listAccessKeys as o23 } from '../../workers/features/access-keys/list-access-keys.ts'
import type { listAudit as o24 } from '../../workers/features/organizations/list-audit.ts'
import type { listInvitations as o25 } from '../../workers/features/organizations/list-invitations.ts'
import type { listTeam as o26 } from '../../workers/features/organizations/list-team.ts'
import type { getTokenUsage as o27 } from '../../workers/features/usage/get-token-usage.ts'
import type { getCurrentTokenUsage as o28 } from '../../workers/features/usage/get-current-token-usage.ts'
import type { listWebhooks as o29 } from '../../workers/features/webhooks/list-webhooks.ts'
import type { getWebhook as o30 } from '../../workers/features/webhooks/get-webhook.ts'
import type { listWebhookDeliveries as o31 } from '../../workers/features/webhooks/list-webhook-deliveries.ts'
import type { getWebhookDelivery as o32 } from '../../workers/features/webhooks/get-webhook-delivery.ts'
import type { listProjects as o33 } from '../../workers/features/projects/list-projects.ts'
import type { getProject as o34 } from '../../workers/features/projects/get-project.ts'
import type { listAgentRuns as o35 } from '../../workers/features/projects/list-agent-runs.ts'
import type { getLatestExecution as o36 } from '../../workers/features/projects/get-latest-execution.ts'
import type { getExecution as o37 } from '../../workers/features/hosted-runs/get-execution.ts'
import type { listSessions as o38 } from '../../workers/features/public-generator/list-sessions.ts'
import type { getSession as o39 } from '../../workers/features/public-generator/get-session.ts'
import type { listExecutions as o40 } from '../../workers/features/hosted-runs/list-executions.ts'
import type { getStepGuide as o41 } from '../../workers/features/public-generator/get-step-guide.ts'
import type { listWebhookEvents as o42 } from '../../workers/features/webhooks/list-webhook-events.ts'
import type { listWebsites as o43 } from '../../workers/features/websites/list-websites.ts'
import type { getWebsite as o44 } from '../../workers/features/websites/get-website.ts'
import type { getWebsiteLedger as o45 } from '../../workers/features/websites/get-website-ledger.ts'
import type { updateKnowledgeBase as o46 } from '../../workers/features/knowledge-bases/update-knowledge-base.ts'
import type { updateOrganization as o47 } from '../../workers/features/organizations/update-organization.ts'
import type { updateCustomPrompt as o48 } from '../../workers/features/preferences/update-custom-prompt.ts'
import type { updateWebhook as o49 } from '../../workers/features/webhooks/update-webhook.ts'
import type { updateProject as o50 } from '../../workers/features/projects/update-project.ts'
import type { replaceTestCases as o51 } from '../../workers/features/public-generator/replace-test-cases.ts'
import type { acceptInvitation as o52 } from '../../workers/features/organizations/accept-invitation.ts'
import type { getInvitation as o53 } from '../../workers/features/organizations/get-invitation.ts'
import type { changePassword as o54 } from '../../workers/features/identity/change-password.ts'
import type { forgotPassword as o55 } from '../../workers/features/identity/forgot-password.ts'
import type { resetPassword as o56 } from '../../workers/features/identity/reset-password.ts'
import type { register as o57 } from '../../workers/features/identity/register.ts'
import type { signOut as o58 } from '../../workers/features/identity/sign-out.ts'
import type { issueToken as o59 } from '../../workers/features/identity/issue-token.ts'
import type { verifyEmail as o60 } from '../../workers/features/identity/verify-email.ts'
import type { sendVerification as o61 } from '../../workers/features/identity/send-verification.ts'
import type { createKnowledgeBase as o62 } from '../../workers/features/knowledge-bases/create-knowledge-base.ts'
import type { seedDemo as o63 } from '../../workers/features/local/seed-demo.ts'
import type { createOrganization as o64 } from '../../workers/features/organizations/create-organization.ts'
import type { switchOrganization as o65 } from '../../workers/features/organizations/switch-organization.ts'
import type { createCustomPrompt as o66 } from '../../workers/features/preferences/create-custom-prompt.ts'
import type { createAccessKey as o67 } from '../../workers/features/access-keys/create-access-key.ts'
import type { changeTeam as o68 } from '../../workers/features/organizations/change-team.ts'
import type { createWebhook as o69 } from '../../workers/features/webhooks/create-webhook.ts'
import type { replayWebhookDelivery as o70 } from '../../workers/features/webhooks/replay-webhook-delivery.ts'
import type { rotateWebhookSecret as o71 } from '../../workers/features/webhooks/rotate-webhook-secret.ts'
import type { testWebhook as o72 } from '../../workers/features/webhooks/test-webhook.ts'
import type { createProject as o73 } from '../../workers/features/projects/create-project.ts'
import type { duplicateProject as o74 } from '../../workers/features/projects/duplicate-project.ts'
import type { executeTestCases as o75 } from '../../workers/features/hosted-runs/execute-test-cases.ts'
import type { cancelExecution as o76 } from '../../workers/features/hosted-runs/cancel-execution.ts'
import type { generate as o77 } from '../../workers/features/public-generator/generate.ts'
import type { sendListingCode as o78 } from '../../workers/features/public-generator/send-listing-code.ts'
import type { createSession as o79 } from '../../workers/features/public-generator/create-session.ts'
import type { refineSession as o80 } from '../../workers/features/public-generator/refine-session.ts'
import type { readSteps as o81 } from '../../workers/features/public-generator/read-steps.ts'
import type { extractRequirements as o82 } from '../../workers/features/quality/extract-requirements.ts'
import type { generateTestCases as o83 } from '../../workers/features/quality/generate-test-cases.ts'
import type { readQaSteps as o84 } from '../../workers/features/quality/read-qa-steps.ts'
import type { createWebsite as o85 } from '../../workers/features/websites/create-website.ts'
import type { createTicket as o86 } from '../../workers/api/socket/create-ticket.ts'
import type { updateModelPreferences as o87 } from '../../workers/features/preferences/update-model-preferences.ts'

export interface Routes {
  'DELETE /api/auth/sessions/{sessionId}': typeof o0
  'DELETE /api/knowledge-bases/{id}': typeof o1
  'DELETE /api/organizations/{organizationId}-prefs/custom-prompts/{promptId}': typeof o2
  'DELETE /api/organizations/{organizationId}/access-keys/{keyId}': typeof o3
  'DELETE /api/organizations/{organizationId}/invitations/{invitationId}': typeof o4
  'DELETE /api/organizations/{organizationId}/membership': typeof o5
  'DELETE /api/organizations/{organizationId}/webhooks/{webhookId}': typeof o6
  'DELETE /api/projects/{projectId}': typeof o7
  'DELETE /api/public/test-cases/sessions/{sessionId}': typeof o8
  'GET /.well-known/jwks.json': typeof o9
  'GET /.well-known/openid-configuration': typeof o10
  'GET /api/auth/csrf': typeof o11
  'GET /api/auth/options': typeof o12
  'GET /api/auth/session': typeof o13
  'GET /api/auth/sessions': typeof o14
  'GET /api/health': typeof o15
  'GET /api/knowledge-bases': typeof o16
  'GET /api/knowledge-bases/{id}': typeof o17
  'GET /api/organizations': typeof o18
  'GET /api/organizations/list': typeof o19
  'GET /api/organizations/{organizationId}': typeof o20
  'GET /api/organizations/{organizationId}-prefs/custom-prompts': typeof o21
  'GET /api/organizations/{organizationId}-prefs/model-preferences': typeof o22
  'GET /api/organizations/{organizationId}/access-keys': typeof o23
  'GET /api/organizations/{organizationId}/audit': typeof o24
  'GET /api/organizations/{organizationId}/invitations': typeof o25
  'GET /api/organizations/{organizationId}/team': typeof o26
  'GET /api/organizations/{organizationId}/token-usage': typeof o27
  'GET /api/organizations/{organizationId}/token-usage/current': typeof o28
  'GET /api/organizations/{organizationId}/webhooks': typeof o29
  'GET /api/organizations/{organizationId}/webhooks/{webhookId}': typeof o30
  'GET /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries': typeof o31
  'GET /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries/{deliveryId}': typeof o32
  'GET /api/projects': typeof o33
  'GET /api/projects/{projectId}': typeof o34
  'GET /api/projects/{projectId}/agent-runs': typeof o35
  'GET /api/projects/{projectId}/executions/latest': typeof o36
  'GET /api/public/test-cases/executions/{executionId}': typeof o37
  'GET /api/public/test-cases/sessions': typeof o38
  'GET /api/public/test-cases/sessions/{sessionId}': typeof o39
  'GET /api/public/test-cases/sessions/{sessionId}/executions': typeof o40
  'GET /api/public/test-cases/steps/guide': typeof o41
  'GET /api/webhook-events': typeof o42
  'GET /api/websites': typeof o43
  'GET /api/websites/{websiteId}': typeof o44
  'GET /api/websites/{websiteId}/ledger': typeof o45
  'PATCH /api/knowledge-bases/{id}': typeof o46
  'PATCH /api/organizations/{organizationId}': typeof o47
  'PATCH /api/organizations/{organizationId}-prefs/custom-prompts/{promptId}': typeof o48
  'PATCH /api/organizations/{organizationId}/webhooks/{webhookId}': typeof o49
  'PATCH /api/projects/{projectId}': typeof o50
  'PATCH /api/public/test-cases/sessions/{sessionId}': typeof o51
  'POST /api/auth/accept-invitation': typeof o52
  'POST /api/auth/invitation': typeof o53
  'POST /api/auth/password': typeof o54
  'POST /api/auth/password/forgot': typeof o55
  'POST /api/auth/password/reset': typeof o56
  'POST /api/auth/register': typeof o57
  'POST /api/auth/signout': typeof o58
  'POST /api/auth/token': typeof o59
  'POST /api/auth/verify-email': typeof o60
  'POST /api/auth/verify-email/send': typeof o61
  'POST /api/knowledge-bases': typeof o62
  'POST /api/local/seed': typeof o63
  'POST /api/organizations': typeof o64
  'POST /api/organizations/switch': typeof o65
  'POST /api/organizations/{organizationId}-prefs/custom-prompts': typeof o66
  'POST /api/organizations/{organizationId}/access-keys': typeof o67
  'POST /api/organizations/{organizationId}/team': typeof o68
  'POST /api/organizations/{organizationId}/webhooks': typeof o69
  'POST /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries/{deliveryId}/replay': typeof o70
  'POST /api/organizations/{organizationId}/webhooks/{webhookId}/rotate-secret': typeof o71
  'POST /api/organizations/{organizationId}/webhooks/{webhookId}/test': typeof o72
  'POST /api/projects': typeof o73
  'POST /api/projects/{projectId}/duplicate': typeof o74
  'POST /api/public/test-cases/execute': typeof o75
  'POST /api/public/test-cases/executions/{executionId}/cancel': typeof o76
  'POST /api/public/test-cases/generate': typeof o77
  'POST /api/public/test-cases/listing-codes': typeof o78
  'POST /api/public/test-cases/sessions': typeof o79
  'POST /api/public/test-cases/sessions/{sessionId}': typeof o80
  'POST /api/public/test-cases/steps/read': typeof o81
  'POST /api/qa/requirements/extract': typeof o82
  'POST /api/qa/test-cases/generate': typeof o83
  'POST /api/qa/test-cases/steps/read': typeof o84
  'POST /api/websites': typeof o85
  'POST /api/ws/ticket': typeof o86
  'PUT /api/organizations/{organizationId}-prefs/model-preferences': typeof o87
}
