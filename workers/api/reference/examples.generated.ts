// Written by `npm run examples` from the calls of test/contract/examples.
import type { Recording } from './recording.ts'

export const recordings: readonly Recording[] = [
 {
  "section": "platform",
  "operation": "platform.health",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "status": "ok",
   "version": "1.0.0",
   "engines": {
    "model": "embedded",
    "embeddings": "embedded",
    "vectors": "embedded",
    "browser": "browser-rendering",
    "mail": "service"
   }
  }
 },
 {
  "section": "platform",
  "operation": "platform.openapi",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "status": 200
 },
 {
  "section": "platform",
  "operation": "platform.collection",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "status": 200
 },
 {
  "section": "local",
  "operation": "local.seedDemo",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "userId": "0199c0de-0000-7000-8000-000000000051",
   "organizationId": "0199c0de-0000-7000-8000-000000000052",
   "email": "demo@example.com"
  },
  "otherwise": 404
 },
 {
  "section": "identity",
  "operation": "identity.register",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "email": "ada.north@example.com",
   "password": "correct horse battery staple",
   "name": "Ada Example"
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "userId": "0199c0de-0000-7000-8000-000000000053",
   "email": "ada.north@example.com",
   "name": "Ada Example",
   "createdAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "identity",
  "operation": "identity.issueToken",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "email": "ada.north@example.com",
   "password": "correct horse battery staple"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "access_token": "example-access-token-54",
   "token_type": "Bearer",
   "expires_in": 900,
   "refresh_token": "example-refresh-token-1"
  }
 },
 {
  "section": "identity",
  "operation": "identity.getSession",
  "token": "example-access-token-54",
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "user": {
    "userId": "0199c0de-0000-7000-8000-000000000053",
    "email": "ada.north@example.com",
    "name": "Ada Example"
   },
   "organizationId": null,
   "emailVerified": false,
   "expiresAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "identity",
  "operation": "identity.login",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "username": "ada.north@example.com",
   "password": "correct horse battery staple"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "token": "example-access-token-55",
   "user": {
    "id": "0199c0de-0000-7000-8000-000000000053",
    "username": "ada.north@example.com",
    "role": "user",
    "isAdmin": false,
    "createdAt": "2026-01-05T09:30:00.000Z",
    "teams": []
   }
  }
 },
 {
  "section": "identity",
  "operation": "identity.verify",
  "token": "example-access-token-54",
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "id": "0199c0de-0000-7000-8000-000000000053",
   "username": "ada.north@example.com",
   "role": "user",
   "isAdmin": false,
   "teams": []
  }
 },
 {
  "section": "identity",
  "operation": "identity.getMe",
  "token": "example-access-token-54",
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "authType": "session",
   "user": {
    "id": "0199c0de-0000-7000-8000-000000000053",
    "username": "ada.north@example.com",
    "role": "user",
    "isAdmin": false
   }
  }
 },
 {
  "section": "identity",
  "operation": "identity.getConfiguration",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "issuer": "http://localhost:8787",
   "jwks_uri": "http://localhost:8787/.well-known/jwks.json",
   "token_endpoint": "http://localhost:8787/api/auth/token",
   "response_types_supported": [],
   "grant_types_supported": [
    "password",
    "refresh_token"
   ],
   "subject_types_supported": [
    "public"
   ],
   "token_endpoint_auth_methods_supported": [
    "none"
   ],
   "id_token_signing_alg_values_supported": [
    "ES256"
   ],
   "claims_supported": [
    "sub",
    "email"
   ]
  }
 },
 {
  "section": "identity",
  "operation": "identity.getKeySet",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "keys": [
    {
     "kty": "EC",
     "crv": "P-256",
     "x": "example-x-2",
     "y": "example-y-3",
     "kid": "example-kid-4",
     "alg": "ES256",
     "use": "sig"
    }
   ]
  }
 },
 {
  "section": "identity",
  "operation": "identity.getCsrfToken",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "csrfToken": "example-csrfToken-5"
  }
 },
 {
  "section": "identity",
  "operation": "identity.signIn",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "form": {
   "mediaType": "application/x-www-form-urlencoded",
   "text": "csrfToken=example-csrfToken-5&email=ada.north%40example.com&password=correct+horse+battery+staple"
  },
  "status": 302
 },
 {
  "section": "identity",
  "operation": "identity.getSignInOptions",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "passwords": false,
   "issuer": "https://0199c0de-0000-7000-8000-000000000056.example",
   "redirect": {
    "name": "0199c0de-0000-7000-8000-000000000056.example",
    "url": "/api/auth/authorize"
   }
  }
 },
 {
  "section": "identity",
  "operation": "identity.startSignIn",
  "token": null,
  "path": {},
  "query": {
   "returnTo": "/settings"
  },
  "headers": {},
  "status": 302,
  "otherwise": 501
 },
 {
  "section": "identity",
  "operation": "identity.finishSignIn",
  "token": null,
  "path": {},
  "query": {
   "code": "example-code-6",
   "state": "example-state-7",
   "iss": "https://0199c0de-0000-7000-8000-000000000056.example"
  },
  "headers": {},
  "status": 302,
  "otherwise": 501
 },
 {
  "section": "identity",
  "operation": "identity.listSessions",
  "token": "example-access-token-54",
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "sessions": [
    {
     "sessionId": "0199c0de-0000-7000-8000-000000000057",
     "kind": "browser",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "lastUsedAt": "2026-01-05T09:30:00.000Z",
     "expiresAt": "2026-01-05T09:30:00.000Z",
     "userAgent": null,
     "current": false
    },
    {
     "sessionId": "0199c0de-0000-7000-8000-000000000058",
     "kind": "token",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "lastUsedAt": "2026-01-05T09:30:00.000Z",
     "expiresAt": "2026-01-05T09:30:00.000Z",
     "userAgent": null,
     "current": false
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "identity",
  "operation": "identity.deleteSession",
  "token": "example-access-token-54",
  "path": {
   "sessionId": "0199c0de-0000-7000-8000-000000000057"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "identity",
  "operation": "identity.sendVerification",
  "token": "example-access-token-54",
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "sent": true
  }
 },
 {
  "section": "identity",
  "operation": "identity.verifyEmail",
  "token": "example-access-token-54",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "token": "example-token-8"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "emailVerified": true
  },
  "otherwise": 400
 },
 {
  "section": "identity",
  "operation": "identity.forgotPassword",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "email": "ada.north@example.com"
  },
  "status": 202,
  "mediaType": "application/json",
  "answer": {
   "accepted": true
  }
 },
 {
  "section": "identity",
  "operation": "identity.resetPassword",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "token": "example-token-9",
   "newPassword": "correct horse battery staple"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "changed": true
  },
  "otherwise": 400
 },
 {
  "section": "identity",
  "operation": "identity.issueToken",
  "title": "Sign in again",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "email": "ada.north@example.com",
   "password": "correct horse battery staple"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "access_token": "example-access-token-60",
   "token_type": "Bearer",
   "expires_in": 900,
   "refresh_token": "example-refresh-token-10"
  }
 },
 {
  "section": "identity",
  "operation": "identity.changePassword",
  "token": "example-access-token-60",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "currentPassword": "correct horse battery staple",
   "newPassword": "correct horse battery staple 2"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "changed": true,
   "access_token": "example-access-token-61",
   "token_type": "Bearer",
   "expires_in": 900,
   "refresh_token": "example-refresh-token-11"
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.create",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "name": "Acme",
   "slug": "acme-north",
   "tier": "growth",
   "settings": {
    "maxMembers": 25
   }
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Acme",
   "slug": "acme-north",
   "tier": "growth",
   "billingEmail": null,
   "settings": {
    "chatModel": "default",
    "chatTemperature": 0.2,
    "maxMembers": 25,
    "maxProjects": 100,
    "maxStorage": 53687091200,
    "allowPublicKBs": true,
    "customBranding": false
   },
   "googleDriveLinked": false,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.list",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "organizations": [
    {
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "name": "Acme",
     "slug": "acme-north",
     "tier": "growth",
     "billingEmail": null,
     "settings": {
      "chatModel": "default",
      "chatTemperature": 0.2,
      "maxMembers": 25,
      "maxProjects": 100,
      "maxStorage": 53687091200,
      "allowPublicKBs": true,
      "customBranding": false
     },
     "googleDriveLinked": false,
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.listChoices",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "organizations": [
    {
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "name": "Acme",
     "slug": "acme-north",
     "tier": "growth",
     "billingEmail": null,
     "settings": {
      "chatModel": "default",
      "chatTemperature": 0.2,
      "maxMembers": 25,
      "maxProjects": 100,
      "maxStorage": 53687091200,
      "allowPublicKBs": true,
      "customBranding": false
     },
     "googleDriveLinked": false,
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z",
     "role": "owner",
     "isChosen": true
    }
   ],
   "currentOrganizationId": "0199c0de-0000-7000-8000-000000000062"
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.switch",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "currentOrganizationId": "0199c0de-0000-7000-8000-000000000062"
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.get",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Acme",
   "slug": "acme-north",
   "tier": "growth",
   "billingEmail": null,
   "settings": {
    "chatModel": "default",
    "chatTemperature": 0.2,
    "maxMembers": 25,
    "maxProjects": 100,
    "maxStorage": 53687091200,
    "allowPublicKBs": true,
    "customBranding": false
   },
   "googleDriveLinked": false,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.update",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "body": {
   "name": "Acme and Sons"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Acme and Sons",
   "slug": "acme-north",
   "tier": "growth",
   "billingEmail": null,
   "settings": {
    "chatModel": "default",
    "chatTemperature": 0.2,
    "maxMembers": 25,
    "maxProjects": 100,
    "maxStorage": 53687091200,
    "allowPublicKBs": true,
    "customBranding": false
   },
   "googleDriveLinked": false,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.changeTeam",
  "title": "Invite a person",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "body": {
   "action": "invite",
   "email": "grace.north@example.com",
   "role": "member"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "members": [
    {
     "userId": "0199c0de-0000-7000-8000-000000000053",
     "email": "ada.north@example.com",
     "name": "Ada Example",
     "role": "owner",
     "joinedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null,
   "invitation": {
    "invitationId": "0199c0de-0000-7000-8000-000000000063",
    "email": "grace.north@example.com",
    "role": "member",
    "status": "invited",
    "invitedBy": "0199c0de-0000-7000-8000-000000000053",
    "createdAt": "2026-01-05T09:30:00.000Z",
    "expiresAt": "2026-01-05T09:30:00.000Z",
    "link": "http://localhost:8787/invitation#token=example-link-12",
    "mailed": true
   }
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.getInvitation",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "token": "example-link-12"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "organizationName": "Acme and Sons",
   "role": "member",
   "email": "grace.north@example.com",
   "inviter": {
    "name": "Ada Example",
    "email": "ada.north@example.com"
   },
   "expiresAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.acceptInvitation",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "token": "example-link-12",
   "password": "correct horse battery staple",
   "name": "Grace Example"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "organizationName": "Acme and Sons",
   "email": "grace.north@example.com",
   "role": "member",
   "created": true
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.changeTeam",
  "title": "Invite another person",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "body": {
   "action": "invite",
   "email": "alan.north@example.com",
   "role": "member"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "members": [
    {
     "userId": "0199c0de-0000-7000-8000-000000000064",
     "email": "grace.north@example.com",
     "name": "Grace Example",
     "role": "member",
     "joinedAt": "2026-01-05T09:30:00.000Z"
    },
    {
     "userId": "0199c0de-0000-7000-8000-000000000053",
     "email": "ada.north@example.com",
     "name": "Ada Example",
     "role": "owner",
     "joinedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null,
   "invitation": {
    "invitationId": "0199c0de-0000-7000-8000-000000000065",
    "email": "alan.north@example.com",
    "role": "member",
    "status": "invited",
    "invitedBy": "0199c0de-0000-7000-8000-000000000053",
    "createdAt": "2026-01-05T09:30:00.000Z",
    "expiresAt": "2026-01-05T09:30:00.000Z",
    "link": "http://localhost:8787/invitation#token=example-link-13",
    "mailed": true
   }
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.listInvitations",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "invitations": [
    {
     "invitationId": "0199c0de-0000-7000-8000-000000000065",
     "email": "alan.north@example.com",
     "role": "member",
     "status": "invited",
     "invitedBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "expiresAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.deleteInvitation",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "invitationId": "0199c0de-0000-7000-8000-000000000065"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "organizations",
  "operation": "identity.issueToken",
  "title": "Sign in as the invited person",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "email": "grace.north@example.com",
   "password": "correct horse battery staple"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "access_token": "example-access-token-66",
   "token_type": "Bearer",
   "expires_in": 900,
   "refresh_token": "example-refresh-token-14"
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.leave",
  "token": "example-access-token-66",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.changeTeam",
  "title": "Invite a person who has an account",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "body": {
   "action": "invite",
   "email": "grace.north@example.com",
   "role": "member"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "members": [
    {
     "userId": "0199c0de-0000-7000-8000-000000000053",
     "email": "ada.north@example.com",
     "name": "Ada Example",
     "role": "owner",
     "joinedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null,
   "invitation": {
    "invitationId": "0199c0de-0000-7000-8000-000000000067",
    "email": "grace.north@example.com",
    "role": "member",
    "status": "invited",
    "invitedBy": "0199c0de-0000-7000-8000-000000000053",
    "createdAt": "2026-01-05T09:30:00.000Z",
    "expiresAt": "2026-01-05T09:30:00.000Z",
    "link": "http://localhost:8787/invitation#token=example-link-15",
    "mailed": true
   }
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.listOwnInvitations",
  "token": "example-access-token-66",
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "invitations": [
    {
     "invitationId": "0199c0de-0000-7000-8000-000000000067",
     "organizationName": "Acme and Sons",
     "role": "member",
     "inviter": {
      "name": "Ada Example",
      "email": "ada.north@example.com"
     },
     "createdAt": "2026-01-05T09:30:00.000Z",
     "expiresAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.declineInvitation",
  "token": "example-access-token-66",
  "path": {
   "invitationId": "0199c0de-0000-7000-8000-000000000067"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "declined": true
  },
  "otherwise": 404
 },
 {
  "section": "organizations",
  "operation": "organizations.changeTeam",
  "title": "Invite the person once more",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "body": {
   "action": "invite",
   "email": "grace.north@example.com",
   "role": "member"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "members": [
    {
     "userId": "0199c0de-0000-7000-8000-000000000053",
     "email": "ada.north@example.com",
     "name": "Ada Example",
     "role": "owner",
     "joinedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null,
   "invitation": {
    "invitationId": "0199c0de-0000-7000-8000-000000000068",
    "email": "grace.north@example.com",
    "role": "member",
    "status": "invited",
    "invitedBy": "0199c0de-0000-7000-8000-000000000053",
    "createdAt": "2026-01-05T09:30:00.000Z",
    "expiresAt": "2026-01-05T09:30:00.000Z",
    "link": "http://localhost:8787/invitation#token=example-link-16",
    "mailed": true
   }
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.listOwnInvitations",
  "token": "example-access-token-66",
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "invitations": [
    {
     "invitationId": "0199c0de-0000-7000-8000-000000000068",
     "organizationName": "Acme and Sons",
     "role": "member",
     "inviter": {
      "name": "Ada Example",
      "email": "ada.north@example.com"
     },
     "createdAt": "2026-01-05T09:30:00.000Z",
     "expiresAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.acceptOwnInvitation",
  "token": "example-access-token-66",
  "path": {
   "invitationId": "0199c0de-0000-7000-8000-000000000068"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "organizationName": "Acme and Sons",
   "role": "member"
  },
  "otherwise": 404
 },
 {
  "section": "organizations",
  "operation": "organizations.listTeam",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "members": [
    {
     "userId": "0199c0de-0000-7000-8000-000000000064",
     "email": "grace.north@example.com",
     "name": "Grace Example",
     "role": "member",
     "joinedAt": "2026-01-05T09:30:00.000Z"
    },
    {
     "userId": "0199c0de-0000-7000-8000-000000000053",
     "email": "ada.north@example.com",
     "name": "Ada Example",
     "role": "owner",
     "joinedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "organizations",
  "operation": "organizations.listAudit",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {
   "limit": "2"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "entries": [
    {
     "auditId": "0199c0de-0000-7000-8000-000000000069",
     "at": "2026-01-05T09:30:00.000Z",
     "actor": "user:0199c0de-0000-7000-8000-000000000064",
     "actorName": "Grace Example",
     "actorEmail": "grace.north@example.com",
     "action": "organizations.acceptOwnInvitation",
     "resource": "member",
     "resourceId": "0199c0de-0000-7000-8000-000000000064",
     "summary": "grace.north@example.com joined by invitation as member"
    },
    {
     "auditId": "0199c0de-0000-7000-8000-000000000070",
     "at": "2026-01-05T09:30:00.000Z",
     "actor": "user:0199c0de-0000-7000-8000-000000000053",
     "actorName": "Ada Example",
     "actorEmail": "ada.north@example.com",
     "action": "organizations.changeTeam",
     "resource": "invitation",
     "resourceId": "0199c0de-0000-7000-8000-000000000068",
     "summary": "Invited grace.north@example.com as member"
    }
   ],
   "nextCursor": "example-nextCursor-17"
  }
 },
 {
  "section": "accessKeys",
  "operation": "accessKeys.create",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "body": {
   "name": "Build server",
   "scopes": [
    "read"
   ]
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "keyId": "0199c0de-0000-7000-8000-000000000071",
   "name": "Build server",
   "scopes": [
    "read"
   ],
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "expiresAt": null,
   "lastUsedAt": null,
   "key": "example-key-18"
  }
 },
 {
  "section": "accessKeys",
  "operation": "accessKeys.list",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "accessKeys": [
    {
     "keyId": "0199c0de-0000-7000-8000-000000000071",
     "name": "Build server",
     "scopes": [
      "read"
     ],
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "expiresAt": null,
     "lastUsedAt": null
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "accessKeys",
  "operation": "accessKeys.delete",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "keyId": "0199c0de-0000-7000-8000-000000000071"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "preferences",
  "operation": "preferences.createCustomPrompt",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "body": {
   "name": "Tone",
   "content": "Name every field by its label.",
   "category": "style"
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "promptId": "0199c0de-0000-7000-8000-000000000072",
   "name": "Tone",
   "content": "Name every field by its label.",
   "category": "style",
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "preferences",
  "operation": "preferences.listCustomPrompts",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "prompts": [
    {
     "promptId": "0199c0de-0000-7000-8000-000000000072",
     "name": "Tone",
     "content": "Name every field by its label.",
     "category": "style",
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "preferences",
  "operation": "preferences.updateCustomPrompt",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "promptId": "0199c0de-0000-7000-8000-000000000072"
  },
  "query": {},
  "headers": {},
  "body": {
   "content": "Be brief."
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "promptId": "0199c0de-0000-7000-8000-000000000072",
   "name": "Tone",
   "content": "Be brief.",
   "category": "style",
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "preferences",
  "operation": "preferences.deleteCustomPrompt",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "promptId": "0199c0de-0000-7000-8000-000000000072"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "preferences",
  "operation": "preferences.updateModelPreferences",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "body": {
   "chatModel": null
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "chatModel": null,
   "agentModel": null
  }
 },
 {
  "section": "preferences",
  "operation": "preferences.getModelPreferences",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "chatModel": null,
   "agentModel": null
  }
 },
 {
  "section": "usage",
  "operation": "usage.getTokenUsage",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {
   "includeRecords": "true"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "totalInputTokens": 0,
   "totalOutputTokens": 0,
   "totalCost": 0,
   "currency": "USD",
   "records": [],
   "nextCursor": null
  }
 },
 {
  "section": "usage",
  "operation": "usage.getCurrentTokenUsage",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "periodStart": "2026-01-05T09:30:00.000Z",
   "periodEnd": "2026-01-05T09:30:00.000Z",
   "totalInputTokens": 0,
   "totalOutputTokens": 0,
   "totalCost": 0,
   "currency": "USD",
   "byModel": [],
   "byTask": [],
   "byDay": []
  }
 },
 {
  "section": "knowledgeBases",
  "operation": "knowledgeBases.create",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Manuals",
   "description": "What customers read"
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "kbId": "0199c0de-0000-7000-8000-000000000073",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Manuals",
   "description": "What customers read",
   "type": "manual_files",
   "isPublic": false,
   "publicSlug": null,
   "fileCount": 0,
   "totalSizeBytes": 0,
   "embeddingModel": "embedded",
   "status": "active",
   "masterContext": null,
   "permission": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "knowledgeBases",
  "operation": "knowledgeBases.list",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "knowledgeBases": [
    {
     "kbId": "0199c0de-0000-7000-8000-000000000073",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "name": "Manuals",
     "description": "What customers read",
     "type": "manual_files",
     "isPublic": false,
     "publicSlug": null,
     "fileCount": 0,
     "totalSizeBytes": 0,
     "embeddingModel": "embedded",
     "status": "active",
     "masterContext": null,
     "permission": null,
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "knowledgeBases",
  "operation": "knowledgeBases.get",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "kbId": "0199c0de-0000-7000-8000-000000000073",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Manuals",
   "description": "What customers read",
   "type": "manual_files",
   "isPublic": false,
   "publicSlug": null,
   "fileCount": 0,
   "totalSizeBytes": 0,
   "embeddingModel": "embedded",
   "status": "active",
   "masterContext": null,
   "permission": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "masterContextSources": []
  }
 },
 {
  "section": "knowledgeBases",
  "operation": "knowledgeBases.update",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "body": {
   "name": "Handbooks"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "kbId": "0199c0de-0000-7000-8000-000000000073",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Handbooks",
   "description": "What customers read",
   "type": "manual_files",
   "isPublic": false,
   "publicSlug": null,
   "fileCount": 0,
   "totalSizeBytes": 0,
   "embeddingModel": "embedded",
   "status": "active",
   "masterContext": null,
   "permission": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "masterContextSources": []
  }
 },
 {
  "section": "projects",
  "operation": "projects.create",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "name": "Relaunch",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "description": "The new shop",
   "templateType": "qa",
   "knowledgeBaseIds": [
    "0199c0de-0000-7000-8000-000000000073"
   ]
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Relaunch",
   "description": "The new shop",
   "templateId": null,
   "templateType": "qa",
   "knowledgeBaseIds": [
    "0199c0de-0000-7000-8000-000000000073"
   ],
   "agentConfigs": [
    {
     "agentId": "0199c0de-0000-7000-8000-000000000075",
     "agentType": "requirements",
     "enabled": true,
     "order": 1,
     "config": {}
    },
    {
     "agentId": "0199c0de-0000-7000-8000-000000000076",
     "agentType": "test-design",
     "enabled": true,
     "order": 2,
     "config": {}
    }
   ],
   "status": "active",
   "stats": {
    "fileCount": 0,
    "agentRunCount": 0,
    "lastActivityAt": "2026-01-05T09:30:00.000Z"
   },
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "projects",
  "operation": "projects.list",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "projects": [
    {
     "projectId": "0199c0de-0000-7000-8000-000000000074",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "name": "Relaunch",
     "description": "The new shop",
     "templateId": null,
     "templateType": "qa",
     "knowledgeBaseIds": [
      "0199c0de-0000-7000-8000-000000000073"
     ],
     "agentConfigs": [
      {
       "agentId": "0199c0de-0000-7000-8000-000000000075",
       "agentType": "requirements",
       "enabled": true,
       "order": 1,
       "config": {}
      },
      {
       "agentId": "0199c0de-0000-7000-8000-000000000076",
       "agentType": "test-design",
       "enabled": true,
       "order": 2,
       "config": {}
      }
     ],
     "status": "active",
     "stats": {
      "fileCount": 0,
      "agentRunCount": 0,
      "lastActivityAt": "2026-01-05T09:30:00.000Z"
     },
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "projects",
  "operation": "projects.get",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Relaunch",
   "description": "The new shop",
   "templateId": null,
   "templateType": "qa",
   "knowledgeBaseIds": [
    "0199c0de-0000-7000-8000-000000000073"
   ],
   "agentConfigs": [
    {
     "agentId": "0199c0de-0000-7000-8000-000000000075",
     "agentType": "requirements",
     "enabled": true,
     "order": 1,
     "config": {}
    },
    {
     "agentId": "0199c0de-0000-7000-8000-000000000076",
     "agentType": "test-design",
     "enabled": true,
     "order": 2,
     "config": {}
    }
   ],
   "status": "active",
   "stats": {
    "fileCount": 0,
    "agentRunCount": 0,
    "lastActivityAt": "2026-01-05T09:30:00.000Z"
   },
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "projects",
  "operation": "projects.update",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "body": {
   "description": "The new shop and its app"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Relaunch",
   "description": "The new shop and its app",
   "templateId": null,
   "templateType": "qa",
   "knowledgeBaseIds": [
    "0199c0de-0000-7000-8000-000000000073"
   ],
   "agentConfigs": [
    {
     "agentId": "0199c0de-0000-7000-8000-000000000075",
     "agentType": "requirements",
     "enabled": true,
     "order": 1,
     "config": {}
    },
    {
     "agentId": "0199c0de-0000-7000-8000-000000000076",
     "agentType": "test-design",
     "enabled": true,
     "order": 2,
     "config": {}
    }
   ],
   "status": "active",
   "stats": {
    "fileCount": 0,
    "agentRunCount": 0,
    "lastActivityAt": "2026-01-05T09:30:00.000Z"
   },
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "projects",
  "operation": "projects.duplicate",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "projectId": "0199c0de-0000-7000-8000-000000000079",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Relaunch (copy)",
   "description": "The new shop and its app",
   "templateId": null,
   "templateType": "qa",
   "knowledgeBaseIds": [
    "0199c0de-0000-7000-8000-000000000073"
   ],
   "agentConfigs": [
    {
     "agentId": "0199c0de-0000-7000-8000-000000000080",
     "agentType": "requirements",
     "enabled": true,
     "order": 1,
     "config": {}
    },
    {
     "agentId": "0199c0de-0000-7000-8000-000000000081",
     "agentType": "test-design",
     "enabled": true,
     "order": 2,
     "config": {}
    }
   ],
   "status": "active",
   "stats": {
    "fileCount": 0,
    "agentRunCount": 0,
    "lastActivityAt": "2026-01-05T09:30:00.000Z"
   },
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "projects",
  "operation": "projects.ageRecords",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "body": {
   "periods": [
    {
     "from": 1767225600000,
     "until": 1767225660000,
     "backMs": 86400000
    }
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "runs": 0
  },
  "otherwise": 404
 },
 {
  "section": "projects",
  "operation": "quality.generateTestCases",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "requirements": "The field \"Quantity\" accepts whole numbers from 1 to 99.",
   "maxTestCases": 2
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "testCases": [
    {
     "id": "0199c0de-0000-7000-8000-000000000084",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "projectId": "0199c0de-0000-7000-8000-000000000074",
     "number": 1,
     "externalId": "TC-001",
     "storyId": null,
     "criterion": null,
     "title": "Quantity 1 is accepted",
     "description": "Quantity 1 is accepted. Expected: The quantity \"1\" is accepted.",
     "objective": "Show that the rule of the text holds for these values",
     "testBasis": "REQ-1.001: The field \"Quantity\" accepts whole numbers from 1 to 99.",
     "testCondition": "Quantity 1 is accepted",
     "designTechnique": "Boundary Value Analysis",
     "preconditions": [],
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open the page",
       "expectedResult": ""
      },
      {
       "stepNumber": 2,
       "action": "Enter \"1\" in the \"Quantity\" field",
       "expectedResult": "The quantity \"1\" is accepted",
       "testData": "Quantity=1"
      }
     ],
     "expectedResult": "The quantity \"1\" is accepted",
     "priority": "low",
     "riskLevel": "medium",
     "category": "input validation",
     "tags": [
      "positive",
      "REQ-1.001"
     ],
     "estimatedDuration": "1 min",
     "coverageItems": [
      {
       "id": "REQ-1.001/Quantity/boundary/1",
       "technique": "Boundary Value Analysis",
       "parameter": "Quantity",
       "partition": "quantity 1",
       "value": "1",
       "valid": true,
       "oracle": "inferred"
      },
      {
       "id": "REQ-1.001/Quantity/partition/a whole number",
       "technique": "Equivalence Partitioning",
       "parameter": "Quantity",
       "partition": "quantity 1",
       "value": "1",
       "valid": true,
       "oracle": "inferred"
      }
     ],
     "automation": {
      "ready": false,
      "reasons": [
       "the text does not say with which button or link this is done; name it in quotation marks",
       "The quantity \"1\" is accepted: I cannot check “The quantity \"1\" is accepted”. Say what the page shows then: The message \"Age must be from 18 to 120.\" is shown, or \"Welcome\" is visible."
      ]
     },
     "basis": "proved",
     "author": "embedded",
     "sentences": [
      "The field \"Quantity\" accepts whole numbers from 1 to 99."
     ],
     "checks": [
      {
       "check": "readable",
       "result": "fails",
       "reason": "“The quantity \"1\" is accepted” in step 2 is not understood. So are 1 more."
      },
      {
       "check": "grounded",
       "result": "holds",
       "reason": "All that it expects stands in its sentences, was entered, is on the page or is worked out.",
       "sentence": "The field \"Quantity\" accepts whole numbers from 1 to 99."
      }
     ],
     "verified": false,
     "type": "boundary",
     "testLevel": "system",
     "requirementRef": "REQ-1.001",
     "lastStatus": null,
     "lastExecutionId": null,
     "lastRunAt": null,
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    },
    {
     "id": "0199c0de-0000-7000-8000-000000000085",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "projectId": "0199c0de-0000-7000-8000-000000000074",
     "number": 2,
     "externalId": "TC-002",
     "storyId": null,
     "criterion": null,
     "title": "Quantity 99 is accepted",
     "description": "Quantity 99 is accepted. Expected: The quantity \"99\" is accepted.",
     "objective": "Show that the rule of the text holds for these values",
     "testBasis": "REQ-1.001: The field \"Quantity\" accepts whole numbers from 1 to 99.",
     "testCondition": "Quantity 99 is accepted",
     "designTechnique": "Boundary Value Analysis",
     "preconditions": [],
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open the page",
       "expectedResult": ""
      },
      {
       "stepNumber": 2,
       "action": "Enter \"99\" in the \"Quantity\" field",
       "expectedResult": "The quantity \"99\" is accepted",
       "testData": "Quantity=99"
      }
     ],
     "expectedResult": "The quantity \"99\" is accepted",
     "priority": "low",
     "riskLevel": "medium",
     "category": "input validation",
     "tags": [
      "positive",
      "REQ-1.001"
     ],
     "estimatedDuration": "1 min",
     "coverageItems": [
      {
       "id": "REQ-1.001/Quantity/boundary/99",
       "technique": "Boundary Value Analysis",
       "parameter": "Quantity",
       "partition": "quantity 99",
       "value": "99",
       "valid": true,
       "oracle": "inferred"
      },
      {
       "id": "REQ-1.001/Quantity/partition/a whole number",
       "technique": "Equivalence Partitioning",
       "parameter": "Quantity",
       "partition": "quantity 99",
       "value": "99",
       "valid": true,
       "oracle": "inferred"
      }
     ],
     "automation": {
      "ready": false,
      "reasons": [
       "the text does not say with which button or link this is done; name it in quotation marks",
       "The quantity \"99\" is accepted: I cannot check “The quantity \"99\" is accepted”. Say what the page shows then: The message \"Age must be from 18 to 120.\" is shown, or \"Welcome\" is visible."
      ]
     },
     "basis": "proved",
     "author": "embedded",
     "sentences": [
      "The field \"Quantity\" accepts whole numbers from 1 to 99."
     ],
     "checks": [
      {
       "check": "readable",
       "result": "fails",
       "reason": "“The quantity \"99\" is accepted” in step 2 is not understood. So are 1 more."
      },
      {
       "check": "grounded",
       "result": "holds",
       "reason": "All that it expects stands in its sentences, was entered, is on the page or is worked out.",
       "sentence": "The field \"Quantity\" accepts whole numbers from 1 to 99."
      }
     ],
     "verified": false,
     "type": "boundary",
     "testLevel": "system",
     "requirementRef": "REQ-1.001",
     "lastStatus": null,
     "lastExecutionId": null,
     "lastRunAt": null,
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "gaps": [],
   "summary": {
    "total": 2,
    "byTechnique": {
     "Boundary Value Analysis": 2
    },
    "byType": {
     "boundary": 2
    },
    "byPriority": {
     "low": 2
    },
    "byBasis": {
     "proved": 2
    },
    "byAuthor": {
     "embedded": 2
    },
    "coverage": {
     "items": 4,
     "covered": 0,
     "percent": 0,
     "ideas": {
      "covered": 4,
      "percent": 100
     },
     "byTechnique": {
      "Equivalence Partitioning": {
       "items": 3,
       "covered": 1,
       "percent": 33.33
      },
      "Boundary Value Analysis": {
       "items": 4,
       "covered": 2,
       "percent": 50
      }
     },
     "dropped": [
      {
       "coverageItem": "REQ-1.001/Quantity/partition/a number, not a whole number",
       "reason": "cut by the cap of 2 cases (medium risk)"
      },
      {
       "coverageItem": "REQ-1.001/Quantity/partition/not a number",
       "reason": "cut by the cap of 2 cases (medium risk)"
      }
     ]
    },
    "requirements": {
     "sentences": 1,
     "tested": 0,
     "partly": 0,
     "designed": 1,
     "outlined": 0,
     "gaps": 0,
     "untestable": 0,
     "context": 0,
     "notRead": 0
    },
    "duplicatesRemoved": 0,
    "engine": "embedded"
   },
   "traceability": [
    {
     "requirementRef": "REQ-1.001",
     "statement": "The field \"Quantity\" accepts whole numbers from 1 to 99.",
     "testCaseIds": [
      "0199c0de-0000-7000-8000-000000000084",
      "0199c0de-0000-7000-8000-000000000085"
     ],
     "gapIds": []
    }
   ]
  }
 },
 {
  "section": "projects",
  "operation": "quality.getWritingInstructions",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "instructions": "# Rules\n1. One fault per case: a case that expects a refusal breaks exactly one rule. Fill every other required field with a value that keeps all rules, and say so in the steps.\n2. Copy names, options, messages and values letter by letter from the text or the page, in double quotes. Never translate or shorten them.\n3. Cite all sentences that a case rests on: a table row with the sentence that says what the table decides, a limit with its message, an exception with its rule.\n4. Expect only what the cited sentences, the entries of the case or the page give ground for. Add no good practice and no…",
   "stepGuide": "A step says what to do and, if you like, what must then be seen. It is plain English that is read by fixed rules: the same sentence always means the same thing, and a sentence that cannot be read is refused instead of guessed.\nPut names, values and messages in double quotes; what is in quotes is taken literally (`\\\"` is a quote, `\\\\` a backslash).\n## What to do\n- Steps go on in the browser tab they are in until one says otherwise: a click that opens a tab does not switch to it.\nopen a page: Open the page | Open \"/orders\"\nclick: Click the \"Save\" button | Double-click \"Item\" | Hover over \"More\" …",
   "schema": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "properties": {
     "testCases": {
      "minItems": 1,
      "maxItems": 200,
      "type": "array",
      "items": {
       "type": "object",
       "properties": {
        "id": {
         "type": "string",
         "minLength": 1,
         "maxLength": 200,
         "description": "Kept. Another case with a known id takes the place of the earlier one"
        },
        "title": {
         "type": "string",
         "minLength": 1,
         "maxLength": 1000
        },
        "sentences": {
         "maxItems": 50,
         "type": "array",
         "items": {
          "type": "string",
          "maxLength": 4000
         },
         "description": "The sentences that it rests on: letter by letter, or by their ids, as `S3`"
        },
        "preconditions": {
         "maxItems": 100,
         "type": "array",
         "items": {
          "type": "string",
          "maxLength": 4000
         }
        },
        "steps": {
         "minItems": 1,
         "maxItems": 200,
         "type": "array",
         "items": {
          "type": "object",
          "properties": {
           "stepNumber": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000
           },
           "action": {
            "type": "string",
            "maxLength": 4000
           },
           "expectedResult": {
            "default": "",
            "type": "string",
            "maxLength": 4000
           },
           "testData": {
            "type": "string",
            "maxLength": 20000
           },
           "computed": {
            "description": "How values of the expected result follow from numbers of the text or of entries, as `50 * 0.9 + 4.95`: the judge works each out",
            "maxItems": 20,
            "type": "array",
            "items": {
             "type": "object",
             "properties": {
              "expression": {
               "type": "string",
               "maxLength": 500
              },
              "value": {
               "type": "string",
               "maxLength": 200,
               "description": "What the calculation comes to"
              }
             },
             "required": [
              "expression",
              "value"
             ],
             "additionalProperties": false
            }
           }
          },
          "required": [
           "action"
          ]
         }
        },
        "testType": {
         "default": "functional",
         "type": "string",
         "enum": [
          "functional",
          "regression"
         ]
        },
        "priority": {
         "default": "medium",
         "type": "string",
         "enum": [
          "critical",
          "high"
         ]
        },
        "requirementRef": {
         "type": "string",
         "maxLength": 200
        }
       },
       "required": [
        "id",
        "title"
       ]
      }
     }
    },
    "required": [
     "testCases"
    ]
   }
  }
 },
 {
  "section": "projects",
  "operation": "quality.submitCases",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "requirements": "When the cart is empty, the text \"Your cart is empty\" is shown.",
   "testCases": [
    {
     "id": "CART-1",
     "title": "An empty cart says so",
     "sentences": [
      "When the cart is empty, the text \"Your cart is empty\" is shown."
     ],
     "steps": [
      {
       "action": "Open \"/cart\"",
       "expectedResult": "\"Your cart is empty\" is shown"
      }
     ]
    }
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "accepted": [
    {
     "id": "0199c0de-0000-7000-8000-000000000086",
     "externalId": "CART-1",
     "number": 3
    }
   ],
   "returned": [],
   "left": [],
   "removed": [],
   "summary": {
    "total": 1,
    "byTechnique": {},
    "byType": {
     "functional": 1
    },
    "byPriority": {
     "medium": 1
    },
    "byBasis": {
     "written": 1
    },
    "byAuthor": {
     "assistant": 1
    },
    "coverage": {
     "items": 3,
     "covered": 0,
     "percent": 0,
     "ideas": {
      "covered": 3,
      "percent": 100
     },
     "byTechnique": {},
     "dropped": []
    },
    "requirements": {
     "sentences": 1,
     "tested": 0,
     "partly": 0,
     "designed": 1,
     "outlined": 0,
     "gaps": 0,
     "untestable": 0,
     "context": 0,
     "notRead": 0
    },
    "duplicatesRemoved": 0,
    "engine": "embedded"
   }
  }
 },
 {
  "section": "projects",
  "operation": "testCases.list",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "testCases": [
    {
     "id": "0199c0de-0000-7000-8000-000000000086",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "projectId": "0199c0de-0000-7000-8000-000000000074",
     "number": 3,
     "externalId": "CART-1",
     "storyId": null,
     "criterion": null,
     "title": "An empty cart says so",
     "description": "",
     "preconditions": [],
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open \"/cart\"",
       "expectedResult": "\"Your cart is empty\" is shown"
      }
     ],
     "priority": "medium",
     "tags": [],
     "automation": {
      "ready": true,
      "reasons": []
     },
     "basis": "written",
     "author": "assistant",
     "sentences": [
      "When the cart is empty, the text \"Your cart is empty\" is shown."
     ],
     "checks": [
      {
       "check": "readable",
       "result": "holds",
       "reason": "Every step and every expected result is understood."
      },
      {
       "check": "grounded",
       "result": "holds",
       "reason": "All that it expects stands in its sentences, was entered, is on the page or is worked out.",
       "sentence": "When the cart is empty, the text \"Your cart is empty\" is shown."
      }
     ],
     "verified": false,
     "type": "functional",
     "testLevel": "system",
     "requirementRef": "REQ-2.001",
     "lastStatus": null,
     "lastExecutionId": null,
     "lastRunAt": null,
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    },
    {
     "id": "0199c0de-0000-7000-8000-000000000085",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "projectId": "0199c0de-0000-7000-8000-000000000074",
     "number": 2,
     "externalId": "TC-002",
     "storyId": null,
     "criterion": null,
     "title": "Quantity 99 is accepted",
     "description": "Quantity 99 is accepted. Expected: The quantity \"99\" is accepted.",
     "objective": "Show that the rule of the text holds for these values",
     "testBasis": "REQ-1.001: The field \"Quantity\" accepts whole numbers from 1 to 99.",
     "testCondition": "Quantity 99 is accepted",
     "designTechnique": "Boundary Value Analysis",
     "preconditions": [],
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open the page",
       "expectedResult": ""
      },
      {
       "stepNumber": 2,
       "action": "Enter \"99\" in the \"Quantity\" field",
       "expectedResult": "The quantity \"99\" is accepted",
       "testData": "Quantity=99"
      }
     ],
     "expectedResult": "The quantity \"99\" is accepted",
     "priority": "low",
     "riskLevel": "medium",
     "category": "input validation",
     "tags": [
      "positive",
      "REQ-1.001"
     ],
     "estimatedDuration": "1 min",
     "coverageItems": [
      {
       "id": "REQ-1.001/Quantity/boundary/99",
       "technique": "Boundary Value Analysis",
       "parameter": "Quantity",
       "partition": "quantity 99",
       "value": "99",
       "valid": true,
       "oracle": "inferred"
      },
      {
       "id": "REQ-1.001/Quantity/partition/a whole number",
       "technique": "Equivalence Partitioning",
       "parameter": "Quantity",
       "partition": "quantity 99",
       "value": "99",
       "valid": true,
       "oracle": "inferred"
      }
     ],
     "automation": {
      "ready": false,
      "reasons": [
       "the text does not say with which button or link this is done; name it in quotation marks",
       "The quantity \"99\" is accepted: I cannot check “The quantity \"99\" is accepted”. Say what the page shows then: The message \"Age must be from 18 to 120.\" is shown, or \"Welcome\" is visible."
      ]
     },
     "basis": "proved",
     "author": "embedded",
     "sentences": [
      "The field \"Quantity\" accepts whole numbers from 1 to 99."
     ],
     "checks": [
      {
       "check": "readable",
       "result": "fails",
       "reason": "“The quantity \"99\" is accepted” in step 2 is not understood. So are 1 more."
      },
      {
       "check": "grounded",
       "result": "holds",
       "reason": "All that it expects stands in its sentences, was entered, is on the page or is worked out.",
       "sentence": "The field \"Quantity\" accepts whole numbers from 1 to 99."
      }
     ],
     "verified": false,
     "type": "boundary",
     "testLevel": "system",
     "requirementRef": "REQ-1.001",
     "lastStatus": null,
     "lastExecutionId": null,
     "lastRunAt": null,
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "projects",
  "operation": "quality.rewordTestCases",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "testCaseIds": [
    "0199c0de-0000-7000-8000-000000000086"
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "rewordings": [],
   "refused": [],
   "remaining": []
  }
 },
 {
  "section": "projects",
  "operation": "quality.applyRewordings",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "rewordings": [
    {
     "id": "0199c0de-0000-7000-8000-000000000086",
     "stepNumber": 1,
     "action": "Open the page",
     "expectedResult": ""
    }
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "applied": [],
   "refused": [
    {
     "id": "0199c0de-0000-7000-8000-000000000086",
     "stepNumber": 1,
     "reason": "What it expects is left out."
    }
   ]
  }
 },
 {
  "section": "projects",
  "operation": "quality.reviseTestCases",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "message": "Rename #1 to \"The smallest quantity is taken\""
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "reply": "Changed the title of #1.",
   "understood": true,
   "changes": [
    {
     "id": "0199c0de-0000-7000-8000-000000000084",
     "number": 1,
     "updatedAt": "2026-01-05T09:30:00.000Z",
     "before": {
      "id": "TC-001",
      "title": "Quantity 1 is accepted",
      "description": "Quantity 1 is accepted. Expected: The quantity \"1\" is accepted.",
      "objective": "Show that the rule of the text holds for these values",
      "testBasis": "REQ-1.001: The field \"Quantity\" accepts whole numbers from 1 to 99.",
      "testCondition": "Quantity 1 is accepted",
      "designTechnique": "Boundary Value Analysis",
      "testLevel": "system",
      "testType": "boundary",
      "preconditions": [],
      "steps": [
       {
        "stepNumber": 1,
        "action": "Open the page",
        "expectedResult": ""
       },
       {
        "stepNumber": 2,
        "action": "Enter \"1\" in the \"Quantity\" field",
        "expectedResult": "The quantity \"1\" is accepted",
        "testData": "Quantity=1"
       }
      ],
      "expectedResult": "The quantity \"1\" is accepted",
      "priority": "low",
      "riskLevel": "medium",
      "category": "input validation",
      "tags": [
       "positive",
       "REQ-1.001"
      ],
      "requirementRef": "REQ-1.001",
      "estimatedDuration": "1 min",
      "coverageItems": [
       {
        "id": "REQ-1.001/Quantity/boundary/1",
        "technique": "Boundary Value Analysis",
        "parameter": "Quantity",
        "partition": "quantity 1",
        "value": "1",
        "valid": true,
        "oracle": "inferred"
       },
       {
        "id": "REQ-1.001/Quantity/partition/a whole number",
        "technique": "Equivalence Partitioning",
        "parameter": "Quantity",
        "partition": "quantity 1",
        "value": "1",
        "valid": true,
        "oracle": "inferred"
       }
      ],
      "automation": {
       "ready": false,
       "reasons": [
        "the text does not say with which button or link this is done; name it in quotation marks",
        "The quantity \"1\" is accepted: I cannot check “The quantity \"1\" is accepted”. Say what the page shows then: The message \"Age must be from 18 to 120.\" is shown, or \"Welcome\" is visible."
       ]
      },
      "basis": "proved",
      "author": "embedded",
      "sentences": [
       "The field \"Quantity\" accepts whole numbers from 1 to 99."
      ],
      "checks": [
       {
        "check": "readable",
        "result": "fails",
        "reason": "“The quantity \"1\" is accepted” in step 2 is not understood. So are 1 more."
       },
       {
        "check": "grounded",
        "result": "holds",
        "reason": "All that it expects stands in its sentences, was entered, is on the page or is worked out.",
        "sentence": "The field \"Quantity\" accepts whole numbers from 1 to 99."
       }
      ],
      "verified": false
     },
     "after": {
      "id": "TC-001",
      "title": "The smallest quantity is taken",
      "description": "Quantity 1 is accepted. Expected: The quantity \"1\" is accepted.",
      "objective": "Show that the rule of the text holds for these values",
      "testBasis": "REQ-1.001: The field \"Quantity\" accepts whole numbers from 1 to 99.",
      "testCondition": "Quantity 1 is accepted",
      "designTechnique": "Boundary Value Analysis",
      "testLevel": "system",
      "testType": "boundary",
      "preconditions": [],
      "steps": [
       {
        "stepNumber": 1,
        "action": "Open the page",
        "expectedResult": ""
       },
       {
        "stepNumber": 2,
        "action": "Enter \"1\" in the \"Quantity\" field",
        "expectedResult": "The quantity \"1\" is accepted",
        "testData": "Quantity=1"
       }
      ],
      "expectedResult": "The quantity \"1\" is accepted",
      "priority": "low",
      "riskLevel": "medium",
      "category": "input validation",
      "tags": [
       "positive",
       "REQ-1.001"
      ],
      "requirementRef": "REQ-1.001",
      "estimatedDuration": "1 min",
      "coverageItems": [
       {
        "id": "REQ-1.001/Quantity/boundary/1",
        "technique": "Boundary Value Analysis",
        "parameter": "Quantity",
        "partition": "quantity 1",
        "value": "1",
        "valid": true,
        "oracle": "inferred"
       },
       {
        "id": "REQ-1.001/Quantity/partition/a whole number",
        "technique": "Equivalence Partitioning",
        "parameter": "Quantity",
        "partition": "quantity 1",
        "value": "1",
        "valid": true,
        "oracle": "inferred"
       }
      ],
      "automation": {
       "ready": false,
       "reasons": [
        "The quantity \"1\" is accepted: I cannot check “The quantity \"1\" is accepted”. Say what the page shows then: The message \"Age must be from 18 to 120.\" is shown, or \"Welcome\" is visible."
       ]
      },
      "basis": "proved",
      "author": "embedded",
      "sentences": [
       "The field \"Quantity\" accepts whole numbers from 1 to 99."
      ],
      "checks": [
       {
        "check": "readable",
        "result": "fails",
        "reason": "“The quantity \"1\" is accepted” in step 2 is not understood. So are 1 more."
       },
       {
        "check": "grounded",
        "result": "holds",
        "reason": "All that it expects stands in its sentences, was entered, is on the page or is worked out.",
        "sentence": "The field \"Quantity\" accepts whole numbers from 1 to 99."
       }
      ],
      "verified": false
     }
    }
   ]
  }
 },
 {
  "section": "projects",
  "operation": "quality.getSetup",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "ready": true,
   "steps": [
    {
     "id": "organization",
     "done": true,
     "hint": "Create an organization with POST /api/organizations, or name one that you belong to by organizationId; GET /api/organizations lists them."
    },
    {
     "id": "project",
     "done": true,
     "hint": "Create a project with POST /api/projects, then ask here again with its projectId; GET /api/projects lists those there are."
    }
   ],
   "quickPath": "Send requirements straight to POST /api/qa/test-cases/generate: it needs no organization, project or knowledge base.",
   "advancedPath": "Create an organization, a knowledge base and a project, write stories, generate test cases for the project, and run them: take the first step that is not done."
  }
 },
 {
  "section": "projects",
  "operation": "quality.queryKnowledge",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "question": "What is the difference between verification and validation?"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "answer": "Verification asks whether a work product meets its specification; validation asks whether it meets the needs of the people who will use it. The old rule of thumb is: are we building the product right, and are we building the right product? Reviews of a design against the requirements and tests against acceptance criteria verify; trials with users and beta tests validate. A form that follows every written rule but takes clerks twice as long as paper passes verification and fails validation. [1]",
   "sources": [
    {
     "articleId": "verification-and-validation",
     "title": "Verification and validation",
     "category": "definition",
     "excerpt": "Verification asks whether a work product meets its specification; validation asks whether it meets the needs of the people who will use it. The old rule of thumb is: are we building the product right, and are we building the right product? Reviews of a design against the requirements and tests against acceptance criteria verify; trials with users and beta tests validate. A form that follows every written rule but takes clerks twice as long as paper passes verification and fails validation.",
     "references": [
      {
       "title": "ISTQB Glossary",
       "url": "https://glossary.istqb.org"
      },
      {
       "title": "Wikipedia: Software verification and validation",
       "url": "https://en.wikipedia.org/wiki/Software_verification_and_validation"
      }
     ]
    }
   ],
   "category": "definition"
  }
 },
 {
  "section": "projects",
  "operation": "projects.listAgentRuns",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "agentRuns": [
    {
     "runId": "0199c0de-0000-7000-8000-000000000087",
     "agentType": "test-design",
     "status": "completed",
     "startedAt": "2026-01-05T09:30:00.000Z",
     "finishedAt": "2026-01-05T09:30:00.000Z",
     "durationMs": 1200,
     "inputTokens": 0,
     "outputTokens": 0,
     "inputSummary": "45 characters",
     "outputSummary": "1 change",
     "error": null
    },
    {
     "runId": "0199c0de-0000-7000-8000-000000000088",
     "agentType": "test-design",
     "status": "completed",
     "startedAt": "2026-01-05T09:30:00.000Z",
     "finishedAt": "2026-01-05T09:30:00.000Z",
     "durationMs": 1200,
     "inputTokens": 0,
     "outputTokens": 0,
     "inputSummary": "56 characters",
     "outputSummary": "1 requirement, 2 test cases, 0 gaps",
     "error": null
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "projects",
  "operation": "projects.getLatestExecution",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "execution": null
  }
 },
 {
  "section": "stories",
  "operation": "stories.create",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "title": "Pay by invoice",
   "userStory": "As a business customer, I want to pay by invoice, so that I need no card.",
   "acceptanceCriteria": [
    {
     "given": "a basket of at most 500 euros",
     "when": "I choose \"Invoice\"",
     "then": "the order is placed"
    }
   ],
   "storyPoints": 5,
   "tags": [
    "checkout"
   ]
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "story": {
    "storyId": "0199c0de-0000-7000-8000-000000000089",
    "organizationId": "0199c0de-0000-7000-8000-000000000062",
    "projectId": "0199c0de-0000-7000-8000-000000000074",
    "number": 1,
    "title": "Pay by invoice",
    "userStory": "As a business customer, I want to pay by invoice, so that I need no card.",
    "description": "",
    "type": "feature",
    "priority": "medium",
    "status": "backlog",
    "acceptanceCriteria": [
     {
      "given": "a basket of at most 500 euros",
      "when": "I choose \"Invoice\"",
      "then": "the order is placed"
     }
    ],
    "storyPoints": 5,
    "tags": [
     "checkout"
    ],
    "assignee": null,
    "sprintId": null,
    "dependsOn": [],
    "createdBy": "0199c0de-0000-7000-8000-000000000053",
    "createdAt": "2026-01-05T09:30:00.000Z",
    "updatedAt": "2026-01-05T09:30:00.000Z"
   }
  }
 },
 {
  "section": "stories",
  "operation": "stories.list",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "status": "backlog"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "stories": [
    {
     "storyId": "0199c0de-0000-7000-8000-000000000089",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "projectId": "0199c0de-0000-7000-8000-000000000074",
     "number": 1,
     "title": "Pay by invoice",
     "userStory": "As a business customer, I want to pay by invoice, so that I need no card.",
     "description": "",
     "type": "feature",
     "priority": "medium",
     "status": "backlog",
     "acceptanceCriteria": [
      {
       "given": "a basket of at most 500 euros",
       "when": "I choose \"Invoice\"",
       "then": "the order is placed"
      }
     ],
     "storyPoints": 5,
     "tags": [
      "checkout"
     ],
     "assignee": null,
     "sprintId": null,
     "dependsOn": [],
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "stories",
  "operation": "stories.get",
  "token": "example-access-token-61",
  "path": {
   "storyId": "0199c0de-0000-7000-8000-000000000089"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "storyId": "0199c0de-0000-7000-8000-000000000089",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "number": 1,
   "title": "Pay by invoice",
   "userStory": "As a business customer, I want to pay by invoice, so that I need no card.",
   "description": "",
   "type": "feature",
   "priority": "medium",
   "status": "backlog",
   "acceptanceCriteria": [
    {
     "given": "a basket of at most 500 euros",
     "when": "I choose \"Invoice\"",
     "then": "the order is placed"
    }
   ],
   "storyPoints": 5,
   "tags": [
    "checkout"
   ],
   "assignee": null,
   "sprintId": null,
   "dependsOn": [],
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "stories",
  "operation": "stories.update",
  "token": "example-access-token-61",
  "path": {
   "storyId": "0199c0de-0000-7000-8000-000000000089"
  },
  "query": {},
  "headers": {},
  "body": {
   "status": "ready",
   "priority": "high"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "storyId": "0199c0de-0000-7000-8000-000000000089",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "number": 1,
   "title": "Pay by invoice",
   "userStory": "As a business customer, I want to pay by invoice, so that I need no card.",
   "description": "",
   "type": "feature",
   "priority": "high",
   "status": "ready",
   "acceptanceCriteria": [
    {
     "given": "a basket of at most 500 euros",
     "when": "I choose \"Invoice\"",
     "then": "the order is placed"
    }
   ],
   "storyPoints": 5,
   "tags": [
    "checkout"
   ],
   "assignee": null,
   "sprintId": null,
   "dependsOn": [],
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "stories",
  "operation": "stories.listHistory",
  "token": "example-access-token-61",
  "path": {
   "storyId": "0199c0de-0000-7000-8000-000000000089"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "changes": [
    {
     "at": "2026-01-05T09:30:00.000Z",
     "actor": "user:0199c0de-0000-7000-8000-000000000053",
     "field": "status",
     "from": "backlog",
     "to": "ready",
     "unusual": false
    },
    {
     "at": "2026-01-05T09:30:00.000Z",
     "actor": "user:0199c0de-0000-7000-8000-000000000053",
     "field": "priority",
     "from": "medium",
     "to": "high",
     "unusual": false
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "stories",
  "operation": "stories.generate",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "requirements": "Cashiers can refund up to 50 euros on their own. Above that, a supervisor must enter a PIN.\nThe old till was bought in 2019.",
   "autoSave": true
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "stories": [
    {
     "storyId": "0199c0de-0000-7000-8000-000000000090",
     "number": 2,
     "title": "Refund up to 50 euros on my own",
     "userStory": "As a cashier, I want to refund up to 50 euros on my own.",
     "description": "Cashiers can refund up to 50 euros on their own.",
     "type": "feature",
     "priority": "medium",
     "acceptanceCriteria": [
      {
       "given": "",
       "when": "",
       "then": "Cashiers can refund up to 50 euros on their own"
      }
     ],
     "sources": [
      {
       "sentence": "Cashiers can refund up to 50 euros on their own.",
       "start": 0,
       "end": 48
      }
     ],
     "invest": [
      {
       "letter": "I",
       "ok": true,
       "reason": "Names no other story and goes on from none."
      },
      {
       "letter": "N",
       "ok": true,
       "reason": "Prescribes no technology and no control."
      }
     ],
     "splits": [],
     "duplicates": []
    },
    {
     "storyId": "0199c0de-0000-7000-8000-000000000091",
     "number": 3,
     "title": "Above that, a supervisor must enter a PIN",
     "userStory": "I want this: above that, a supervisor must enter a PIN.",
     "description": "Above that, a supervisor must enter a PIN.",
     "type": "feature",
     "priority": "high",
     "acceptanceCriteria": [
      {
       "given": "",
       "when": "",
       "then": "Above that, a supervisor must enter a PIN"
      }
     ],
     "sources": [
      {
       "sentence": "Above that, a supervisor must enter a PIN.",
       "start": 49,
       "end": 91
      }
     ],
     "invest": [
      {
       "letter": "I",
       "ok": true,
       "reason": "Names no other story and goes on from none."
      },
      {
       "letter": "N",
       "ok": true,
       "reason": "Prescribes no technology and no control."
      }
     ],
     "splits": [],
     "duplicates": []
    }
   ],
   "saved": [
    "0199c0de-0000-7000-8000-000000000090",
    "0199c0de-0000-7000-8000-000000000091"
   ],
   "cut": [],
   "sentences": [
    {
     "sentence": "Cashiers can refund up to 50 euros on their own.",
     "start": 0,
     "end": 48,
     "is": "story"
    },
    {
     "sentence": "Above that, a supervisor must enter a PIN.",
     "start": 49,
     "end": 91,
     "is": "story"
    }
   ]
  }
 },
 {
  "section": "stories",
  "operation": "stories.generate",
  "title": "Write user stories as you read them yourself: the questions",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "requirements": "Customers can pay an order by card.",
   "read": "assistant"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "questions": [
    {
     "id": "1-49a47aa05c3537b8",
     "text": "{\"sentences\":[{\"sentence\":0,\"text\":\"Customers can pay an order by card.\"}]}"
    }
   ],
   "round": 1,
   "next": "Read the instructions once (over MCP also with the tool public_getReadingInstructions). Answer each question with one JSON object, then call again with the same input and in answers all that you have answered so far, each as { id, answer }.",
   "instructions": {
    "resource": "tracewright://reading/instructions/stories",
    "path": "/api/public/reading/instructions?work=stories",
    "text": "You write user stories from numbered sentences of requirements. Put sentences that are about one need into one story, each sentence into one story only.\nUse the words of those sentences: the same numbers, quoted texts, names, limits and denials. Add nothing. A role or a benefit that they do not say stays empty.\nAnswer with `stories`: `sentences` (their numbers, first the one that says the need), `title` (a few words), `role`, `want` (\"to …\" for what the role does, else \"… to be …\"), `benefit` (what stands behind \"so that\"), `criteria`: what must be so, each with the number of its `sentence`, `…",
    "schema": {
     "type": "object",
     "properties": {
      "stories": {
       "type": "array",
       "items": {
        "type": "object",
        "properties": {
         "sentences": {
          "type": "array",
          "items": {
           "type": "integer",
           "minimum": -9007199254740991,
           "maximum": 9007199254740991
          }
         },
         "title": {
          "type": "string"
         },
         "role": {
          "type": "string"
         },
         "want": {
          "type": "string"
         },
         "benefit": {
          "type": "string"
         },
         "criteria": {
          "type": "array",
          "items": {
           "type": "object",
           "properties": {
            "sentence": {
             "type": "integer",
             "minimum": -9007199254740991,
             "maximum": 9007199254740991
            },
            "given": {
             "type": "string"
            },
            "when": {
             "type": "string"
            },
            "then": {
             "type": "string"
            }
           },
           "required": [
            "sentence",
            "given"
           ]
          }
         }
        },
        "required": [
         "sentences",
         "title"
        ]
       }
      }
     },
     "required": [
      "stories"
     ]
    }
   }
  }
 },
 {
  "section": "stories",
  "operation": "stories.generateTests",
  "token": "example-access-token-61",
  "path": {
   "storyId": "0199c0de-0000-7000-8000-000000000089"
  },
  "query": {},
  "headers": {},
  "body": {
   "maxTestCases": 3
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "testCases": [
    {
     "id": "0199c0de-0000-7000-8000-000000000092",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "projectId": "0199c0de-0000-7000-8000-000000000074",
     "number": 4,
     "externalId": "TC-001",
     "storyId": "0199c0de-0000-7000-8000-000000000089",
     "criterion": {
      "given": "a basket of at most 500 euros",
      "when": "I choose \"Invoice\"",
      "then": "the order is placed"
     },
     "title": "Choose \"Invoice\": the order is placed",
     "description": "Choose \"Invoice\": the order is placed. Expected: The order is placed.",
     "objective": "Show that the scenario ends as the text states",
     "testBasis": "REQ-3.001: Given a basket of at most 500 euros, when I choose \"Invoice\", then the order is placed.",
     "testCondition": "Choose \"Invoice\": the order is placed",
     "designTechnique": "Use Case Testing",
     "preconditions": [
      "A basket of at most 500 euros"
     ],
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open the page",
       "expectedResult": ""
      },
      {
       "stepNumber": 2,
       "action": "Choose \"Invoice\"",
       "expectedResult": "The order is placed"
      }
     ],
     "expectedResult": "The order is placed",
     "priority": "medium",
     "riskLevel": "medium",
     "category": "scenario",
     "tags": [
      "positive",
      "REQ-3.001"
     ],
     "estimatedDuration": "1 min",
     "coverageItems": [
      {
       "id": "REQ-3.001/scenario/Given a basket of at most 500 euros, when I choose \"Invoice\", then the order is placed.",
       "technique": "Use Case Testing",
       "partition": "Given a basket of at most 500 euros, when I choose \"Invoice\", then the order is placed.",
       "valid": true,
       "oracle": "stated"
      }
     ],
     "automation": {
      "ready": false,
      "reasons": [
       "a person has to arrange: a basket of at most 500 euros",
       "a person has to judge: the order is placed"
      ]
     },
     "basis": "proved",
     "author": "embedded",
     "sentences": [
      "Given a basket of at most 500 euros, when I choose \"Invoice\", then the order is placed."
     ],
     "checks": [
      {
       "check": "readable",
       "result": "fails",
       "reason": "“The order is placed” in step 2 is not understood. So are 1 more."
      },
      {
       "check": "grounded",
       "result": "holds",
       "reason": "All that it expects stands in its sentences, was entered, is on the page or is worked out.",
       "sentence": "Given a basket of at most 500 euros, when I choose \"Invoice\", then the order is placed."
      }
     ],
     "verified": false,
     "type": "functional",
     "testLevel": "system",
     "requirementRef": "REQ-3.001",
     "lastStatus": null,
     "lastExecutionId": null,
     "lastRunAt": null,
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "gaps": [],
   "statements": []
  }
 },
 {
  "section": "testCases",
  "operation": "testCases.create",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "storyId": "0199c0de-0000-7000-8000-000000000089",
   "title": "An invoice above the limit is refused",
   "preconditions": [
    "A business customer is signed in"
   ],
   "steps": [
    {
     "stepNumber": 1,
     "action": "Open \"/checkout\"",
     "expectedResult": "The button \"Invoice\" is not visible"
    }
   ],
   "priority": "high",
   "type": "negative",
   "tags": [
    "checkout"
   ]
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "id": "0199c0de-0000-7000-8000-000000000093",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "number": 5,
   "externalId": null,
   "storyId": "0199c0de-0000-7000-8000-000000000089",
   "criterion": null,
   "title": "An invoice above the limit is refused",
   "description": "",
   "preconditions": [
    "A business customer is signed in"
   ],
   "steps": [
    {
     "stepNumber": 1,
     "action": "Open \"/checkout\"",
     "expectedResult": "The button \"Invoice\" is not visible"
    }
   ],
   "priority": "high",
   "tags": [
    "checkout"
   ],
   "automation": {
    "ready": true,
    "reasons": []
   },
   "type": "negative",
   "lastStatus": null,
   "lastExecutionId": null,
   "lastRunAt": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "testCases",
  "operation": "testCases.list",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "storyId": "0199c0de-0000-7000-8000-000000000089",
   "tag": "checkout"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "testCases": [
    {
     "id": "0199c0de-0000-7000-8000-000000000093",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "projectId": "0199c0de-0000-7000-8000-000000000074",
     "number": 5,
     "externalId": null,
     "storyId": "0199c0de-0000-7000-8000-000000000089",
     "criterion": null,
     "title": "An invoice above the limit is refused",
     "description": "",
     "preconditions": [
      "A business customer is signed in"
     ],
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open \"/checkout\"",
       "expectedResult": "The button \"Invoice\" is not visible"
      }
     ],
     "priority": "high",
     "tags": [
      "checkout"
     ],
     "automation": {
      "ready": true,
      "reasons": []
     },
     "type": "negative",
     "lastStatus": null,
     "lastExecutionId": null,
     "lastRunAt": null,
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "testCases",
  "operation": "testCases.get",
  "token": "example-access-token-61",
  "path": {
   "testCaseId": "0199c0de-0000-7000-8000-000000000093"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "id": "0199c0de-0000-7000-8000-000000000093",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "number": 5,
   "externalId": null,
   "storyId": "0199c0de-0000-7000-8000-000000000089",
   "criterion": null,
   "title": "An invoice above the limit is refused",
   "description": "",
   "preconditions": [
    "A business customer is signed in"
   ],
   "steps": [
    {
     "stepNumber": 1,
     "action": "Open \"/checkout\"",
     "expectedResult": "The button \"Invoice\" is not visible"
    }
   ],
   "priority": "high",
   "tags": [
    "checkout"
   ],
   "automation": {
    "ready": true,
    "reasons": []
   },
   "type": "negative",
   "lastStatus": null,
   "lastExecutionId": null,
   "lastRunAt": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "testCases",
  "operation": "testCases.update",
  "token": "example-access-token-61",
  "path": {
   "testCaseId": "0199c0de-0000-7000-8000-000000000093"
  },
  "query": {},
  "headers": {},
  "body": {
   "priority": "critical",
   "category": "payment"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "id": "0199c0de-0000-7000-8000-000000000093",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "number": 5,
   "externalId": null,
   "storyId": "0199c0de-0000-7000-8000-000000000089",
   "criterion": null,
   "title": "An invoice above the limit is refused",
   "description": "",
   "preconditions": [
    "A business customer is signed in"
   ],
   "steps": [
    {
     "stepNumber": 1,
     "action": "Open \"/checkout\"",
     "expectedResult": "The button \"Invoice\" is not visible"
    }
   ],
   "priority": "critical",
   "category": "payment",
   "tags": [
    "checkout"
   ],
   "automation": {
    "ready": true,
    "reasons": []
   },
   "type": "negative",
   "lastStatus": null,
   "lastExecutionId": null,
   "lastRunAt": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "testCases",
  "operation": "testCases.listHistory",
  "token": "example-access-token-61",
  "path": {
   "testCaseId": "0199c0de-0000-7000-8000-000000000093"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "changes": [
    {
     "at": "2026-01-05T09:30:00.000Z",
     "actor": "user:0199c0de-0000-7000-8000-000000000053",
     "field": "category",
     "from": null,
     "to": "payment",
     "unusual": false
    },
    {
     "at": "2026-01-05T09:30:00.000Z",
     "actor": "user:0199c0de-0000-7000-8000-000000000053",
     "field": "priority",
     "from": "high",
     "to": "critical",
     "unusual": false
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "defects",
  "operation": "defects.create",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "storyId": "0199c0de-0000-7000-8000-000000000089",
   "testCaseId": "0199c0de-0000-7000-8000-000000000093",
   "title": "An invoice of 10,000.01 is accepted",
   "stepsToReproduce": "Order for 10,000.01 and choose the invoice",
   "severity": "major",
   "environment": "staging"
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "defectId": "0199c0de-0000-7000-8000-000000000094",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "number": 1,
   "title": "An invoice of 10,000.01 is accepted",
   "description": "",
   "stepsToReproduce": "Order for 10,000.01 and choose the invoice",
   "severity": "major",
   "priority": "medium",
   "status": "open",
   "resolution": "",
   "storyId": "0199c0de-0000-7000-8000-000000000089",
   "testCaseId": "0199c0de-0000-7000-8000-000000000093",
   "executionId": null,
   "environment": "staging",
   "assignee": null,
   "tags": [],
   "source": "manual",
   "occurrences": [],
   "proposal": null,
   "evidence": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "defects",
  "operation": "defects.list",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "status": "open"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "defects": [
    {
     "defectId": "0199c0de-0000-7000-8000-000000000094",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "projectId": "0199c0de-0000-7000-8000-000000000074",
     "number": 1,
     "title": "An invoice of 10,000.01 is accepted",
     "description": "",
     "stepsToReproduce": "Order for 10,000.01 and choose the invoice",
     "severity": "major",
     "priority": "medium",
     "status": "open",
     "resolution": "",
     "storyId": "0199c0de-0000-7000-8000-000000000089",
     "testCaseId": "0199c0de-0000-7000-8000-000000000093",
     "executionId": null,
     "environment": "staging",
     "assignee": null,
     "tags": [],
     "source": "manual",
     "occurrences": [],
     "proposal": null,
     "evidence": null,
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "defects",
  "operation": "defects.get",
  "token": "example-access-token-61",
  "path": {
   "defectId": "0199c0de-0000-7000-8000-000000000094"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "defectId": "0199c0de-0000-7000-8000-000000000094",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "number": 1,
   "title": "An invoice of 10,000.01 is accepted",
   "description": "",
   "stepsToReproduce": "Order for 10,000.01 and choose the invoice",
   "severity": "major",
   "priority": "medium",
   "status": "open",
   "resolution": "",
   "storyId": "0199c0de-0000-7000-8000-000000000089",
   "testCaseId": "0199c0de-0000-7000-8000-000000000093",
   "executionId": null,
   "environment": "staging",
   "assignee": null,
   "tags": [],
   "source": "manual",
   "occurrences": [],
   "proposal": null,
   "evidence": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "defects",
  "operation": "defects.update",
  "token": "example-access-token-61",
  "path": {
   "defectId": "0199c0de-0000-7000-8000-000000000094"
  },
  "query": {},
  "headers": {},
  "body": {
   "status": "in_progress",
   "assignee": "grace@example.com"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "defectId": "0199c0de-0000-7000-8000-000000000094",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "number": 1,
   "title": "An invoice of 10,000.01 is accepted",
   "description": "",
   "stepsToReproduce": "Order for 10,000.01 and choose the invoice",
   "severity": "major",
   "priority": "medium",
   "status": "in_progress",
   "resolution": "",
   "storyId": "0199c0de-0000-7000-8000-000000000089",
   "testCaseId": "0199c0de-0000-7000-8000-000000000093",
   "executionId": null,
   "environment": "staging",
   "assignee": "grace@example.com",
   "tags": [],
   "source": "manual",
   "occurrences": [],
   "proposal": null,
   "evidence": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "defects",
  "operation": "defects.listHistory",
  "token": "example-access-token-61",
  "path": {
   "defectId": "0199c0de-0000-7000-8000-000000000094"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "changes": [
    {
     "at": "2026-01-05T09:30:00.000Z",
     "actor": "user:0199c0de-0000-7000-8000-000000000053",
     "field": "assignee",
     "from": null,
     "to": "grace@example.com",
     "unusual": false
    },
    {
     "at": "2026-01-05T09:30:00.000Z",
     "actor": "user:0199c0de-0000-7000-8000-000000000053",
     "field": "status",
     "from": "open",
     "to": "in_progress",
     "unusual": false
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "traceability",
  "operation": "traceability.get",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "coverage": {
    "stories": 3,
    "covered": 1,
    "percent": 33.33
   },
   "testCases": 5,
   "passRate": null,
   "openDefects": 1,
   "orphans": {
    "testCases": 3,
    "defects": 0
   },
   "stale": [],
   "staleCount": 0,
   "flaky": [],
   "flakyCount": 0,
   "asOf": null,
   "stories": [
    {
     "storyId": "0199c0de-0000-7000-8000-000000000091",
     "number": 3,
     "title": "Above that, a supervisor must enter a PIN",
     "status": "backlog",
     "testCases": [],
     "testCaseCount": 0
    },
    {
     "storyId": "0199c0de-0000-7000-8000-000000000090",
     "number": 2,
     "title": "Refund up to 50 euros on my own",
     "status": "backlog",
     "testCases": [],
     "testCaseCount": 0
    }
   ],
   "requirements": [
    {
     "requirementRef": "REQ-1.001",
     "testCaseIds": [
      "0199c0de-0000-7000-8000-000000000085",
      "0199c0de-0000-7000-8000-000000000084"
     ],
     "lastStatus": null
    },
    {
     "requirementRef": "REQ-2.001",
     "testCaseIds": [
      "0199c0de-0000-7000-8000-000000000086"
     ],
     "lastStatus": null
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "traceability",
  "operation": "traceability.export",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "format": "csv"
  },
  "headers": {},
  "status": 200,
  "mediaType": "text/csv",
  "answer": "Story number,Story,Story status,Test case number,Test case,Last verdict,Last run,Defects\r\n3,\"Above that, a supervisor must enter a PIN\",backlog,,,,,\r\n2,Refund up to 50 euros on my own,backlog,,,,,\r\n1,Pay by invoice,ready,5,An invoice above the limit is refused,,,\"#1 An invoice of 10,000.01 is accepted (in_progress)\"\r\n1,Pay by invoice,ready,4,\"Choose \"\"Invoice\"\": the order is placed\",,,\r\n"
 },
 {
  "section": "testRuns",
  "operation": "testRuns.start",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "storyId": "0199c0de-0000-7000-8000-000000000089",
   "targetUrl": "https://shop.example.com/",
   "testCases": [
    "0199c0de-0000-7000-8000-000000000093"
   ],
   "name": "Invoices on staging",
   "environment": "staging",
   "autoCreateDefects": true,
   "parallel": 2
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "executionId": "0199c0de-0000-7000-8000-000000000095",
   "status": "queued",
   "total": 1,
   "unreadable": []
  }
 },
 {
  "section": "testRuns",
  "operation": "testRuns.list",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "executions": [
    {
     "executionId": "0199c0de-0000-7000-8000-000000000095",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "projectId": "0199c0de-0000-7000-8000-000000000074",
     "storyId": "0199c0de-0000-7000-8000-000000000089",
     "sprintId": null,
     "name": "Invoices on staging",
     "environment": "staging",
     "targetUrl": "https://shop.example.com/",
     "autoCreateDefects": true,
     "status": "queued",
     "counts": {
      "total": 1,
      "passed": 0,
      "failed": 0,
      "error": 0,
      "skipped": 0,
      "healed": 0
     },
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "trigger": null,
     "createdAt": "2026-01-05T09:30:00.000Z",
     "finishedAt": null
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "testRuns",
  "operation": "testRuns.cancel",
  "token": "example-access-token-61",
  "path": {
   "executionId": "0199c0de-0000-7000-8000-000000000095"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "executionId": "0199c0de-0000-7000-8000-000000000095",
   "status": "cancelled"
  }
 },
 {
  "section": "testRuns",
  "operation": "testRuns.getStatus",
  "token": "example-access-token-61",
  "path": {
   "executionId": "0199c0de-0000-7000-8000-000000000095"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "executionId": "0199c0de-0000-7000-8000-000000000095",
   "status": "cancelled",
   "counts": {
    "total": 1,
    "passed": 0,
    "failed": 0,
    "error": 0,
    "skipped": 1,
    "healed": 0
   },
   "progress": 1
  }
 },
 {
  "section": "testRuns",
  "operation": "testRuns.getResults",
  "token": "example-access-token-61",
  "path": {
   "executionId": "0199c0de-0000-7000-8000-000000000095"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "executionId": "0199c0de-0000-7000-8000-000000000095",
   "sessionId": null,
   "status": "cancelled",
   "testType": "web",
   "browser": null,
   "baseUrl": "https://shop.example.com/",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "startedAt": null,
   "finishedAt": "2026-01-05T09:30:00.000Z",
   "durationMs": 1200,
   "counts": {
    "total": 1,
    "passed": 0,
    "failed": 0,
    "error": 0,
    "skipped": 1,
    "healed": 0
   },
   "config": {
    "viewport": {
     "width": 1280,
     "height": 720
    },
    "locale": "en-US",
    "timezone": "UTC",
    "stopOnFailure": false,
    "video": true,
    "assertionStrength": false
   },
   "planned": [
    {
     "testCaseId": "0199c0de-0000-7000-8000-000000000093",
     "title": "An invoice above the limit is refused",
     "steps": 1
    }
   ],
   "latest": null,
   "causes": {
    "behaviour": 0,
    "control": 0,
    "step": 0,
    "other": 1
   },
   "cases": [],
   "evidence": {
    "manifestUrl": null,
    "timelineUrl": null,
    "harUrl": null,
    "consoleUrl": null,
    "archiveUrl": null,
    "expiresAt": "2026-01-05T09:30:00.000Z",
    "warnings": []
   },
   "error": null,
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "defects": []
  }
 },
 {
  "section": "testRuns",
  "operation": "testRuns.getJunit",
  "token": "example-access-token-61",
  "path": {
   "executionId": "0199c0de-0000-7000-8000-000000000095"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/xml",
  "answer": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"Invoices on staging\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"1\" time=\"0.000\">\n  <testsuite name=\"Invoices on staging\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"1\" time=\"0.000\" timestamp=\"2026-01-05T09:30:00.000Z\">\n    <testcase classname=\"Invoices on staging\" name=\"An invoice above the limit is refused\" id=\"0199c0de-0000-7000-8000-000000000093\" time=\"0.000\">\n      <skipped message=\"The run was cancelled\"></skipped>\n    </testcase>\n  </testsuite>\n</testsuites>\n"
 },
 {
  "section": "ciTriggers",
  "operation": "ciTriggers.runSuite",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "targetUrl": "https://shop.example.com/",
   "suite": {
    "tag": "checkout"
   },
   "environment": "staging",
   "commit": "9fceb02d0ae598e95dc970b74767f19372d61af8",
   "branch": "main",
   "callbackUrl": "https://ci.example.com/tracewright",
   "callbackSecret": "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwYxd0kZ3pFqk="
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "executionId": "0199c0de-0000-7000-8000-000000000096",
   "status": "queued",
   "total": 1,
   "repeated": false
  }
 },
 {
  "section": "ciTriggers",
  "operation": "ciTriggers.create",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "body": {
   "name": "Push to main",
   "targetUrl": "https://shop.example.com/",
   "suite": {
    "tag": "checkout"
   },
   "environment": "staging",
   "branch": "main"
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "triggerId": "0199c0de-0000-7000-8000-000000000097",
   "name": "Push to main",
   "targetUrl": "https://shop.example.com/",
   "suite": {
    "tag": "checkout"
   },
   "environment": "staging",
   "branch": "main",
   "callbackUrl": null,
   "url": "http://localhost:8787/api/qa/webhooks/0199c0de-0000-7000-8000-000000000097",
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "secret": "example-secret-19"
  }
 },
 {
  "section": "ciTriggers",
  "operation": "ciTriggers.list",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "triggers": [
    {
     "triggerId": "0199c0de-0000-7000-8000-000000000097",
     "name": "Push to main",
     "targetUrl": "https://shop.example.com/",
     "suite": {
      "tag": "checkout"
     },
     "environment": "staging",
     "branch": "main",
     "callbackUrl": null,
     "url": "http://localhost:8787/api/qa/webhooks/0199c0de-0000-7000-8000-000000000097",
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "ciTriggers",
  "operation": "ciTriggers.receivePush",
  "token": null,
  "path": {
   "triggerId": "0199c0de-0000-7000-8000-000000000097"
  },
  "query": {},
  "headers": {
   "X-Gitlab-Event": "Push Hook",
   "X-Gitlab-Token": "example-secret-19"
  },
  "body": {
   "ref": "refs/heads/main",
   "before": "0000000000000000000000000000000000000000",
   "after": "9fceb02d0ae598e95dc970b74767f19372d61af8",
   "checkout_sha": "9fceb02d0ae598e95dc970b74767f19372d61af8"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "executionId": "0199c0de-0000-7000-8000-000000000096",
   "status": "queued",
   "counts": {
    "total": 1,
    "passed": 0,
    "failed": 0,
    "error": 0,
    "skipped": 0,
    "healed": 0
   },
   "total": 1,
   "repeated": true
  }
 },
 {
  "section": "ciTriggers",
  "operation": "ciTriggers.delete",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "triggerId": "0199c0de-0000-7000-8000-000000000097"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "ciTriggers",
  "operation": "defects.delete",
  "token": "example-access-token-61",
  "path": {
   "defectId": "0199c0de-0000-7000-8000-000000000094"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "ciTriggers",
  "operation": "testCases.delete",
  "token": "example-access-token-61",
  "path": {
   "testCaseId": "0199c0de-0000-7000-8000-000000000093"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "ciTriggers",
  "operation": "stories.estimate",
  "token": "example-access-token-61",
  "path": {
   "storyId": "0199c0de-0000-7000-8000-000000000089"
  },
  "query": {},
  "headers": {},
  "body": {
   "context": "Credit limits come from the SAP ERP. What happens to overdue customers is to be decided."
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "estimate": {
    "points": 5,
    "complexity": "medium",
    "confidence": 0.19,
    "breakdown": {
     "development": 2.7,
     "testing": 1.3,
     "integration": 1
    },
    "risks": [
     {
      "kind": "money",
      "words": [
       "invoice"
      ]
     }
    ],
    "reasons": [
     "The story has 1 acceptance criterion: \"the order is placed\".",
     "The story says what is done with 3 verbs: \"pay\", \"choose\", \"place\"."
    ],
    "similar": []
   }
  }
 },
 {
  "section": "ciTriggers",
  "operation": "stories.syncTests",
  "token": "example-access-token-61",
  "path": {
   "storyId": "0199c0de-0000-7000-8000-000000000089"
  },
  "query": {},
  "headers": {},
  "body": {
   "previousVersion": {
    "acceptanceCriteria": [
     {
      "given": "a basket of at most 200 euros",
      "when": "I choose \"Invoice\"",
      "then": "the order is placed"
     }
    ]
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "recommendations": []
  }
 },
 {
  "section": "risks",
  "operation": "risks.analyze",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "requirements": "Customers sign in with an e-mail address and a password of at least 12 characters.",
   "domain": "retail",
   "complianceFrameworks": [
    "GDPR"
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "risks": [
    {
     "riskId": "RISK-MONEY-LOSS",
     "kind": "money-loss",
     "title": "Money is taken, paid or owed that should not be",
     "description": "What can happen: an amount is charged twice, to the wrong person, in the wrong height, or not at all. The text does not say what happens when the same payment is asked for twice; what happens when a payment fails halfway; nor who confirms the amount.",
     "likelihood": 4,
     "impact": 5,
     "riskLevel": 20,
     "category": "critical",
     "reasons": [
      "Likelier: 7 sentences depend on it.",
      "Worse in the domain “retail”."
     ],
     "evidence": [
      {
       "quote": "Refund up to 50 euros on my own",
       "start": 0,
       "end": 31,
       "storyId": "0199c0de-0000-7000-8000-000000000090",
       "field": "title"
      },
      {
       "quote": "As a cashier, I want to refund up to 50 euros on my own.",
       "start": 0,
       "end": 56,
       "storyId": "0199c0de-0000-7000-8000-000000000090",
       "field": "userStory"
      }
     ],
     "mentions": 7,
     "mitigation": "Make each payment happen once however often it is asked for, and test repeats and broken connections. State the outcome for each failure of a payment, and reconcile with the other side daily. Show the amount before it is bound, and have large ones approved by a second person.",
     "testPriority": "critical",
     "testTypes": [
      "functional",
      "negative"
     ]
    },
    {
     "riskId": "RISK-ACCESS-WITHOUT-RIGHT",
     "kind": "access-without-right",
     "title": "Somebody does or sees what their role does not allow",
     "description": "What can happen: a rule of who may do what is missing or enforced in the page only, and somebody goes around it. The text does not say which roles there are and what each may do; how rights end when somebody leaves or changes; nor what is recorded of it.",
     "likelihood": 4,
     "impact": 5,
     "riskLevel": 20,
     "category": "critical",
     "reasons": [
      "Likelier: 6 sentences depend on it.",
      "Worse: money can be moved by it."
     ],
     "evidence": [
      {
       "quote": "Above that, a supervisor must enter a PIN",
       "start": 0,
       "end": 41,
       "storyId": "0199c0de-0000-7000-8000-000000000091",
       "field": "title"
      },
      {
       "quote": "I want this: above that, a supervisor must enter a PIN.",
       "start": 0,
       "end": 55,
       "storyId": "0199c0de-0000-7000-8000-000000000091",
       "field": "userStory"
      }
     ],
     "mentions": 6,
     "mitigation": "Write a matrix of roles and actions, enforce it on the server, and test each refusal by a direct request. Take rights away at once when somebody leaves or changes their task. Record who did what, also attempts that were refused.",
     "testPriority": "critical",
     "testTypes": [
      "security",
      "negative"
     ]
    }
   ],
   "complianceGaps": [],
   "summary": {
    "total": 6,
    "byCategory": {
     "critical": 2,
     "high": 1,
     "medium": 2,
     "low": 1
    },
    "highestLevel": 20,
    "compliance": [
     {
      "framework": "GDPR",
      "version": "Regulation (EU) 2016/679",
      "total": 33,
      "met": 0,
      "partial": 0,
      "gap": 0,
      "not_applicable": 33,
      "sources": [
       {
        "title": "Regulation (EU) 2016/679, consolidated text",
        "url": "https://eur-lex.europa.eu/eli/reg/2016/679/oj"
       },
       {
        "title": "The same, article by article",
        "url": "https://gdpr-info.eu/"
       }
      ]
     }
    ],
    "domains": [
     "retail"
    ],
    "sentences": 14,
    "notRead": 0,
    "engine": "embedded",
    "stories": {
     "read": 3,
     "more": false
    }
   }
  }
 },
 {
  "section": "manuals",
  "operation": "manuals.generateUserManual",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "stories": [
    "0199c0de-0000-7000-8000-000000000089"
   ],
   "content": "The shop is open to business customers.",
   "title": "Shop: user manual"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "title": "Shop: user manual",
   "format": "markdown",
   "sections": [
    {
     "id": "overview",
     "title": "Overview",
     "content": "The shop is open to business customers. [1]\n\nAs a business customer, you can:\n\n- pay by invoice [2]\n",
     "sources": [
      {
       "n": 1,
       "kind": "text",
       "id": null,
       "number": null,
       "field": "content",
       "quote": "The shop is open to business customers.",
       "start": 0,
       "end": 39
      },
      {
       "n": 2,
       "kind": "story",
       "id": "0199c0de-0000-7000-8000-000000000089",
       "number": 1,
       "field": "userStory",
       "quote": "As a business customer, I want to pay by invoice, so that I need no card.",
       "start": null,
       "end": null
      }
     ]
    },
    {
     "id": "getting-started",
     "title": "Getting started",
     "content": "*Nothing is known yet of how to begin.*\n",
     "sources": []
    }
   ],
   "content": "# Shop: user manual\n\n## Overview\n\nThe shop is open to business customers. [1]\n\nAs a business customer, you can:\n\n- pay by invoice [2]\n\n## Getting started\n\n*Nothing is known yet of how to begin.*\n\n## Features\n\n### Pay by invoice\n\nAs a business customer, you can pay by invoice, so that you need no card. [2]\n\n- Given a basket of at most 500 euros, when you choose \"Invoice\", the order is placed. [3]\n\n## Troubleshooting\n\n*No messages or problems are known.*\n\n## Frequently asked questions\n\n*No questions are answered yet.*\n\n## Sources\n\n1. Given text: The shop is open to business customers.\n2. Story #…",
   "warnings": [
    "Of these stories 1 is not done yet, and told as if done."
   ]
  }
 },
 {
  "section": "manuals",
  "operation": "manuals.generateReleaseNotes",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "from": "2026-03-02",
   "to": "2026-03-15",
   "includeSourceCitations": false
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "title": "Release notes: 2026-03-02 to 2026-03-15",
   "format": "markdown",
   "sections": [
    {
     "id": "summary",
     "title": "Summary",
     "content": "*2026-03-02 to 2026-03-15: nothing was finished or fixed.*\n",
     "sources": []
    },
    {
     "id": "new-features",
     "title": "New features",
     "content": "*No new feature was finished.*\n",
     "sources": []
    }
   ],
   "content": "# Release notes: 2026-03-02 to 2026-03-15\n\n## Summary\n\n*2026-03-02 to 2026-03-15: nothing was finished or fixed.*\n\n## New features\n\n*No new feature was finished.*\n\n## Other changes\n\n*No other change was finished.*\n\n## Fixed defects\n\n*No defect was fixed.*\n\n## Known issues\n\n*No open defect is recorded.*\n\n## Test evidence\n\n*No test case of these stories has been run.*\n",
   "warnings": []
  }
 },
 {
  "section": "sprints",
  "operation": "sprints.create",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "name": "Sprint 1",
   "goal": "Business customers can order",
   "startDate": "2026-03-02",
   "durationWeeks": 2,
   "velocity": 20
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "sprintId": "0199c0de-0000-7000-8000-000000000098",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "name": "Sprint 1",
   "goal": "Business customers can order",
   "startDate": "2026-03-02",
   "endDate": "2026-03-15",
   "durationWeeks": 2,
   "velocity": 20,
   "status": "planning",
   "storyIds": [],
   "totalPoints": 0,
   "completedPoints": 0,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "sprints",
  "operation": "sprints.list",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "sprints": [
    {
     "sprintId": "0199c0de-0000-7000-8000-000000000098",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "projectId": "0199c0de-0000-7000-8000-000000000074",
     "name": "Sprint 1",
     "goal": "Business customers can order",
     "startDate": "2026-03-02",
     "endDate": "2026-03-15",
     "durationWeeks": 2,
     "velocity": 20,
     "status": "planning",
     "storyIds": [],
     "totalPoints": 0,
     "completedPoints": 0,
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "sprints",
  "operation": "sprints.update",
  "token": "example-access-token-61",
  "path": {
   "sprintId": "0199c0de-0000-7000-8000-000000000098"
  },
  "query": {},
  "headers": {},
  "body": {
   "status": "active",
   "storyIds": [
    "0199c0de-0000-7000-8000-000000000089"
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "sprintId": "0199c0de-0000-7000-8000-000000000098",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "name": "Sprint 1",
   "goal": "Business customers can order",
   "startDate": "2026-03-02",
   "endDate": "2026-03-15",
   "durationWeeks": 2,
   "velocity": 20,
   "status": "active",
   "storyIds": [
    "0199c0de-0000-7000-8000-000000000089"
   ],
   "totalPoints": 5,
   "completedPoints": 0,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "sprints",
  "operation": "sprints.get",
  "token": "example-access-token-61",
  "path": {
   "sprintId": "0199c0de-0000-7000-8000-000000000098"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "sprintId": "0199c0de-0000-7000-8000-000000000098",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "name": "Sprint 1",
   "goal": "Business customers can order",
   "startDate": "2026-03-02",
   "endDate": "2026-03-15",
   "durationWeeks": 2,
   "velocity": 20,
   "status": "active",
   "storyIds": [
    "0199c0de-0000-7000-8000-000000000089"
   ],
   "totalPoints": 5,
   "completedPoints": 0,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "sprints",
  "operation": "sprints.plan",
  "token": "example-access-token-61",
  "path": {
   "sprintId": "0199c0de-0000-7000-8000-000000000098"
  },
  "query": {},
  "headers": {},
  "body": {
   "velocity": 20,
   "context": "invoices"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "sprintId": "0199c0de-0000-7000-8000-000000000098",
   "velocity": 20,
   "forecast": null,
   "selected": [
    {
     "storyId": "0199c0de-0000-7000-8000-000000000089",
     "points": 5,
     "reason": "High priority. Risky: money (\"invoice\"). About \"invoices\"."
    },
    {
     "storyId": "0199c0de-0000-7000-8000-000000000091",
     "points": 1,
     "reason": "High priority."
    }
   ],
   "left": [],
   "totalPoints": 8,
   "warnings": [
    "#3 has no points: 1 were estimated, with a confidence of 0.21.",
    "#2 has no points: 2 were estimated, with a confidence of 0.22."
   ]
  }
 },
 {
  "section": "sprints",
  "operation": "sprints.listHistory",
  "token": "example-access-token-61",
  "path": {
   "sprintId": "0199c0de-0000-7000-8000-000000000098"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "changes": [
    {
     "at": "2026-01-05T09:30:00.000Z",
     "actor": "user:0199c0de-0000-7000-8000-000000000053",
     "field": "storyIds",
     "from": null,
     "to": "0199c0de-0000-7000-8000-000000000089",
     "unusual": false
    },
    {
     "at": "2026-01-05T09:30:00.000Z",
     "actor": "user:0199c0de-0000-7000-8000-000000000053",
     "field": "status",
     "from": "planning",
     "to": "active",
     "unusual": false
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "sprints",
  "operation": "sprints.delete",
  "token": "example-access-token-61",
  "path": {
   "sprintId": "0199c0de-0000-7000-8000-000000000098"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "sprints",
  "operation": "stories.delete",
  "token": "example-access-token-61",
  "path": {
   "storyId": "0199c0de-0000-7000-8000-000000000089"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "webhooks",
  "operation": "webhooks.listEvents",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "eventTypes": [
    {
     "type": "crawl.finished",
     "summary": "A crawl of a website into a knowledge base has come to its end, whatever ended it",
     "dataSchema": {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "type": "object",
      "properties": {
       "kbId": {
        "type": "string",
        "format": "uuid",
        "pattern": "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|0199c0de-0000-7000-8000-000000000099|0199c0de-0000-7000-8000-000000000100)$"
       },
       "crawlId": {
        "type": "string",
        "format": "uuid",
        "pattern": "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|0199c0de-0000-7000-8000-000000000099|0199c0de-0000-7000-8000-000000000100)$"
       },
       "url": {
        "type": "string"
       },
       "status": {
        "type": "string",
        "enum": [
         "completed",
         "failed"
        ]
       },
       "found": {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
       },
       "fetched": {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
       },
       "unchanged": {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
       },
       "skipped": {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
       },
       "gone": {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
       }
      },
      "required": [
       "kbId",
       "crawlId"
      ],
      "additionalProperties": false
     }
    },
    {
     "type": "defect.changed",
     "summary": "A defect was changed or deleted, by people or by a run",
     "dataSchema": {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "type": "object",
      "properties": {
       "projectId": {
        "type": "string",
        "format": "uuid",
        "pattern": "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|0199c0de-0000-7000-8000-000000000099|0199c0de-0000-7000-8000-000000000100)$"
       },
       "defectId": {
        "type": "string",
        "format": "uuid",
        "pattern": "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|0199c0de-0000-7000-8000-000000000099|0199c0de-0000-7000-8000-000000000100)$"
       },
       "change": {
        "type": "string",
        "enum": [
         "updated",
         "deleted"
        ]
       },
       "fields": {
        "type": "array",
        "items": {
         "type": "string"
        },
        "description": "What changed; empty for a defect that was deleted"
       }
      },
      "required": [
       "projectId",
       "defectId"
      ],
      "additionalProperties": false
     }
    }
   ]
  }
 },
 {
  "section": "webhooks",
  "operation": "webhooks.create",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "body": {
   "url": "https://hooks.example.com/tracewright",
   "events": [
    "*"
   ],
   "description": "For the build"
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "webhookId": "0199c0de-0000-7000-8000-000000000101",
   "url": "https://hooks.example.com/tracewright",
   "events": [
    "*"
   ],
   "description": "For the build",
   "active": true,
   "inactiveReason": null,
   "failingSince": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "secret": "example-secret-20"
  }
 },
 {
  "section": "webhooks",
  "operation": "webhooks.list",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "webhooks": [
    {
     "webhookId": "0199c0de-0000-7000-8000-000000000101",
     "url": "https://hooks.example.com/tracewright",
     "events": [
      "*"
     ],
     "description": "For the build",
     "active": true,
     "inactiveReason": null,
     "failingSince": null,
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "webhooks",
  "operation": "webhooks.get",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "webhookId": "0199c0de-0000-7000-8000-000000000101"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "webhookId": "0199c0de-0000-7000-8000-000000000101",
   "url": "https://hooks.example.com/tracewright",
   "events": [
    "*"
   ],
   "description": "For the build",
   "active": true,
   "inactiveReason": null,
   "failingSince": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "webhooks",
  "operation": "webhooks.update",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "webhookId": "0199c0de-0000-7000-8000-000000000101"
  },
  "query": {},
  "headers": {},
  "body": {
   "description": "For the nightly build"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "webhookId": "0199c0de-0000-7000-8000-000000000101",
   "url": "https://hooks.example.com/tracewright",
   "events": [
    "*"
   ],
   "description": "For the nightly build",
   "active": true,
   "inactiveReason": null,
   "failingSince": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "webhooks",
  "operation": "webhooks.rotateSecret",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "webhookId": "0199c0de-0000-7000-8000-000000000101"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "webhookId": "0199c0de-0000-7000-8000-000000000101",
   "url": "https://hooks.example.com/tracewright",
   "events": [
    "*"
   ],
   "description": "For the nightly build",
   "active": true,
   "inactiveReason": null,
   "failingSince": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "secret": "example-secret-21"
  }
 },
 {
  "section": "webhooks",
  "operation": "webhooks.test",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "webhookId": "0199c0de-0000-7000-8000-000000000101"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deliveryId": "0199c0de-0000-7000-8000-000000000102",
   "webhookId": "0199c0de-0000-7000-8000-000000000101",
   "eventId": "0199c0de-0000-7000-8000-000000000103",
   "eventType": "ping",
   "status": "pending",
   "attempts": 0,
   "responseStatus": null,
   "error": null,
   "createdAt": "2026-01-05T09:30:00.000Z",
   "nextAttemptAt": "2026-01-05T09:30:00.000Z",
   "finishedAt": null
  }
 },
 {
  "section": "webhooks",
  "operation": "webhooks.listDeliveries",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "webhookId": "0199c0de-0000-7000-8000-000000000101"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deliveries": [
    {
     "deliveryId": "0199c0de-0000-7000-8000-000000000102",
     "webhookId": "0199c0de-0000-7000-8000-000000000101",
     "eventId": "0199c0de-0000-7000-8000-000000000103",
     "eventType": "ping",
     "status": "pending",
     "attempts": 0,
     "responseStatus": null,
     "error": null,
     "createdAt": "2026-01-05T09:30:00.000Z",
     "nextAttemptAt": "2026-01-05T09:30:00.000Z",
     "finishedAt": null
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "webhooks",
  "operation": "webhooks.getDelivery",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "webhookId": "0199c0de-0000-7000-8000-000000000101",
   "deliveryId": "0199c0de-0000-7000-8000-000000000102"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deliveryId": "0199c0de-0000-7000-8000-000000000102",
   "webhookId": "0199c0de-0000-7000-8000-000000000101",
   "eventId": "0199c0de-0000-7000-8000-000000000103",
   "eventType": "ping",
   "status": "pending",
   "attempts": 0,
   "responseStatus": null,
   "error": null,
   "createdAt": "2026-01-05T09:30:00.000Z",
   "nextAttemptAt": "2026-01-05T09:30:00.000Z",
   "finishedAt": null,
   "body": "{\"id\":\"0199c0de-0000-7000-8000-000000000103\",\"type\":\"ping\",\"at\":\"2026-01-05T09:30:00.000Z\",\"organizationId\":\"0199c0de-0000-7000-8000-000000000062\",\"data\":{\"webhookId\":\"0199c0de-0000-7000-8000-000000000101\"}}"
  }
 },
 {
  "section": "webhooks",
  "operation": "webhooks.replayDelivery",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "webhookId": "0199c0de-0000-7000-8000-000000000101",
   "deliveryId": "0199c0de-0000-7000-8000-000000000102"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deliveryId": "0199c0de-0000-7000-8000-000000000104",
   "webhookId": "0199c0de-0000-7000-8000-000000000101",
   "eventId": "0199c0de-0000-7000-8000-000000000103",
   "eventType": "ping",
   "status": "pending",
   "attempts": 0,
   "responseStatus": null,
   "error": null,
   "createdAt": "2026-01-05T09:30:00.000Z",
   "nextAttemptAt": "2026-01-05T09:30:00.000Z",
   "finishedAt": null
  }
 },
 {
  "section": "webhooks",
  "operation": "webhooks.delete",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "webhookId": "0199c0de-0000-7000-8000-000000000101"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "websites",
  "operation": "websites.create",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Shop",
   "domain": "shop.example.com"
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "id": "0199c0de-0000-7000-8000-000000000105",
   "name": "Shop",
   "domain": "shop.example.com",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "teamId": null,
   "shareId": null,
   "timezone": "UTC",
   "rules": {
    "blockedIps": [],
    "blockedPaths": [],
    "allowedHostnames": [],
    "blockedReferrers": []
   },
   "replay": {
    "enabled": false,
    "sampleRate": 0.15,
    "maxDurationMs": 300000,
    "blockSelector": null
   },
   "createdAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "websites",
  "operation": "websites.list",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "websites": [
    {
     "id": "0199c0de-0000-7000-8000-000000000105",
     "name": "Shop",
     "domain": "shop.example.com",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "teamId": null,
     "shareId": null,
     "timezone": "UTC",
     "rules": {
      "blockedIps": [],
      "blockedPaths": [],
      "allowedHostnames": [],
      "blockedReferrers": []
     },
     "replay": {
      "enabled": false,
      "sampleRate": 0.15,
      "maxDurationMs": 300000,
      "blockSelector": null
     },
     "createdAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null,
   "data": [
    {
     "id": "0199c0de-0000-7000-8000-000000000105",
     "name": "Shop",
     "domain": "shop.example.com",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "teamId": null,
     "shareId": null,
     "timezone": "UTC",
     "rules": {
      "blockedIps": [],
      "blockedPaths": [],
      "allowedHostnames": [],
      "blockedReferrers": []
     },
     "replay": {
      "enabled": false,
      "sampleRate": 0.15,
      "maxDurationMs": 300000,
      "blockSelector": null
     },
     "createdAt": "2026-01-05T09:30:00.000Z",
     "userId": "0199c0de-0000-7000-8000-000000000053",
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "recorderEnabled": false,
     "replayConfig": {
      "replayEnabled": false,
      "heatmapEnabled": false,
      "sampleRate": 0.15,
      "heatmapSampleRate": 0,
      "maskLevel": "strict",
      "maxDuration": 300000,
      "blockSelector": ""
     },
     "updatedAt": null,
     "resetAt": null,
     "deletedAt": null
    }
   ],
   "count": 1,
   "page": 1,
   "pageSize": 50
  }
 },
 {
  "section": "websites",
  "operation": "websites.listMine",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "pageSize": "5"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "data": [
    {
     "id": "0199c0de-0000-7000-8000-000000000105",
     "name": "Shop",
     "domain": "shop.example.com",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "teamId": null,
     "shareId": null,
     "timezone": "UTC",
     "rules": {
      "blockedIps": [],
      "blockedPaths": [],
      "allowedHostnames": [],
      "blockedReferrers": []
     },
     "replay": {
      "enabled": false,
      "sampleRate": 0.15,
      "maxDurationMs": 300000,
      "blockSelector": null
     },
     "createdAt": "2026-01-05T09:30:00.000Z",
     "userId": "0199c0de-0000-7000-8000-000000000053",
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "recorderEnabled": false,
     "replayConfig": {
      "replayEnabled": false,
      "heatmapEnabled": false,
      "sampleRate": 0.15,
      "heatmapSampleRate": 0,
      "maskLevel": "strict",
      "maxDuration": 300000,
      "blockSelector": ""
     },
     "updatedAt": null,
     "resetAt": null,
     "deletedAt": null
    }
   ],
   "count": 1,
   "page": 1,
   "pageSize": 5
  }
 },
 {
  "section": "websites",
  "operation": "websites.get",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "id": "0199c0de-0000-7000-8000-000000000105",
   "name": "Shop",
   "domain": "shop.example.com",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "teamId": null,
   "shareId": null,
   "timezone": "UTC",
   "rules": {
    "blockedIps": [],
    "blockedPaths": [],
    "allowedHostnames": [],
    "blockedReferrers": []
   },
   "replay": {
    "enabled": false,
    "sampleRate": 0.15,
    "maxDurationMs": 300000,
    "blockSelector": null
   },
   "createdAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "websites",
  "operation": "websites.update",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "body": {
   "timezone": "Europe/Berlin",
   "rules": {
    "blockedPaths": [
     "/admin/*"
    ]
   },
   "replay": {
    "enabled": true
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "id": "0199c0de-0000-7000-8000-000000000105",
   "name": "Shop",
   "domain": "shop.example.com",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "teamId": null,
   "shareId": null,
   "timezone": "Europe/Berlin",
   "rules": {
    "blockedIps": [],
    "blockedPaths": [
     "/admin/*"
    ],
    "allowedHostnames": [],
    "blockedReferrers": []
   },
   "replay": {
    "enabled": true,
    "sampleRate": 0.15,
    "maxDurationMs": 300000,
    "blockSelector": null
   },
   "createdAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "websites",
  "operation": "websites.updateByPost",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "body": {
   "name": "The shop"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "id": "0199c0de-0000-7000-8000-000000000105",
   "name": "The shop",
   "domain": "shop.example.com",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "teamId": null,
   "shareId": null,
   "timezone": "Europe/Berlin",
   "rules": {
    "blockedIps": [],
    "blockedPaths": [
     "/admin/*"
    ],
    "allowedHostnames": [],
    "blockedReferrers": []
   },
   "replay": {
    "enabled": true,
    "sampleRate": 0.15,
    "maxDurationMs": 300000,
    "blockSelector": null
   },
   "createdAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "websites",
  "operation": "websites.updatePrivacyPolicy",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "body": {
   "retentionDays": 365
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "ipHandling": "full",
   "visitorPeriod": "day",
   "retentionDays": 365,
   "respectDnt": false,
   "respectGpc": false,
   "requireConsent": false,
   "replayMasking": "strict",
   "blockedCountries": [],
   "contactEmail": null,
   "text": null,
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "websites",
  "operation": "websites.getPrivacyPolicy",
  "token": null,
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "ipHandling": "full",
   "visitorPeriod": "day",
   "retentionDays": 365,
   "respectDnt": false,
   "respectGpc": false,
   "requireConsent": false,
   "replayMasking": "strict",
   "blockedCountries": [],
   "contactEmail": null,
   "text": null,
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "websites",
  "operation": "websites.getLedger",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "received": 0,
   "stored": 0,
   "dropped": {},
   "recordings": {
    "received": 0,
    "stored": 0,
    "dropped": {}
   },
   "checked": null
  }
 },
 {
  "section": "websites",
  "operation": "websites.export",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "jobId": "0199c0de-0000-7000-8000-000000000106",
   "status": "pending"
  }
 },
 {
  "section": "websites",
  "operation": "websites.getExport",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "jobId": "0199c0de-0000-7000-8000-000000000106"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "jobId": "0199c0de-0000-7000-8000-000000000106",
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "kind": "export",
   "status": "completed",
   "events": 0,
   "error": null,
   "createdAt": "2026-01-05T09:30:00.000Z",
   "url": "http://localhost:8787/api/website-files/example-token-22",
   "expiresAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "websites",
  "operation": "websites.openExport",
  "token": null,
  "path": {
   "token": "example-token-22"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "otherwise": 403
 },
 {
  "section": "websites",
  "operation": "websites.rebuild",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "jobId": "0199c0de-0000-7000-8000-000000000107",
   "status": "pending"
  }
 },
 {
  "section": "websites",
  "operation": "websites.exportVisitor",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "body": {
   "distinctId": "customer-4711"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "total": 0,
   "events": [],
   "recordings": []
  }
 },
 {
  "section": "websites",
  "operation": "websites.eraseVisitor",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "body": {
   "distinctId": "customer-4711"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "receiptId": "0199c0de-0000-7000-8000-000000000108",
   "removed": {
    "events": 0,
    "recordings": 0,
    "files": 1
   },
   "proof": "0199c0de-0000-7000-8000-000000000109"
  }
 },
 {
  "section": "websites",
  "operation": "websites.listReceipts",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "limit": "2"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "receipts": [
    {
     "n": 1,
     "at": "2026-01-05T09:30:00.000Z",
     "action": "created",
     "from": "2026-01-05T09:30:00.000Z",
     "until": "2026-01-05T09:30:00.000Z",
     "receiptId": null,
     "removed": null,
     "digest": "c3f75d3e17de5e618970282ebb739c8ef2c53a4f718f9d205d290c0a8eadce90",
     "before": "",
     "line": "1\n1796066264665\ncreated\n1795996800000\n1796083200000\nc3f75d3e17de5e618970282ebb739c8ef2c53a4f718f9d205d290c0a8eadce90",
     "hash": "264760bbce732ef2a2e595c447d9bb9fbf3adacaf79be916657463ce1018e13c"
    },
    {
     "n": 2,
     "at": "2026-01-05T09:30:00.000Z",
     "action": "created",
     "from": "2026-01-05T09:30:00.000Z",
     "until": "2026-01-05T09:30:00.000Z",
     "receiptId": null,
     "removed": null,
     "digest": "3a0c508ba2fa7c90a7f73438fb9d7fd6b3ce411a2f80486776f31c639713dcf0",
     "before": "264760bbce732ef2a2e595c447d9bb9fbf3adacaf79be916657463ce1018e13c",
     "line": "2\n1796066264665\ncreated\n1796083200000\n1796169600000\n3a0c508ba2fa7c90a7f73438fb9d7fd6b3ce411a2f80486776f31c639713dcf0",
     "hash": "607b2daabe98cc29467a0bda5c7a992f9c5d32c752325476e97b37f22e8a754a"
    }
   ]
  }
 },
 {
  "section": "websites",
  "operation": "websites.update",
  "title": "Share the figures of a website",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "body": {
   "shareId": true
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "id": "0199c0de-0000-7000-8000-000000000105",
   "name": "The shop",
   "domain": "shop.example.com",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "teamId": null,
   "shareId": "8_YSPeCuaz-8UA3Ka2Kzfw",
   "timezone": "Europe/Berlin",
   "rules": {
    "blockedIps": [],
    "blockedPaths": [
     "/admin/*"
    ],
    "allowedHostnames": [],
    "blockedReferrers": []
   },
   "replay": {
    "enabled": true,
    "sampleRate": 0.15,
    "maxDurationMs": 300000,
    "blockSelector": null
   },
   "createdAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "websites",
  "operation": "websites.getShare",
  "token": null,
  "path": {
   "shareId": "8_YSPeCuaz-8UA3Ka2Kzfw"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "token": "example-token-23"
  },
  "otherwise": 404
 },
 {
  "section": "websites",
  "operation": "websites.create",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Old shop"
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "id": "0199c0de-0000-7000-8000-000000000110",
   "name": "Old shop",
   "domain": null,
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "teamId": null,
   "shareId": null,
   "timezone": "UTC",
   "rules": {
    "blockedIps": [],
    "blockedPaths": [],
    "allowedHostnames": [],
    "blockedReferrers": []
   },
   "replay": {
    "enabled": false,
    "sampleRate": 0.15,
    "maxDurationMs": 300000,
    "blockSelector": null
   },
   "createdAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "websites",
  "operation": "websites.reset",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000110"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "reset": true
  }
 },
 {
  "section": "websites",
  "operation": "websites.import",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000110"
  },
  "query": {},
  "headers": {},
  "form": {
   "mediaType": "multipart/form-data; boundary=tracewright-example",
   "text": "--tracewright-example\r\nContent-Disposition: form-data; name=\"file\"; filename=\"website.ndjson.gz\"\r\nContent-Type: text/plain\r\n\r\nThe bytes of an export\r\n--tracewright-example--\r\n"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "jobId": "0199c0de-0000-7000-8000-000000000111",
   "status": "pending"
  }
 },
 {
  "section": "websites",
  "operation": "websites.delete",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000110"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "teams",
  "operation": "teams.create",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Marketing"
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "teamId": "0199c0de-0000-7000-8000-000000000112",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Marketing",
   "createdAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "teams",
  "operation": "teams.list",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "teams": [
    {
     "teamId": "0199c0de-0000-7000-8000-000000000112",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "name": "Marketing",
     "createdAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null,
   "data": [
    {
     "id": "0199c0de-0000-7000-8000-000000000112",
     "name": "Marketing",
     "accessCode": null,
     "logoUrl": null,
     "twoFactorRequired": false,
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": null,
     "deletedAt": null
    }
   ],
   "count": 1,
   "page": 1,
   "pageSize": 50
  }
 },
 {
  "section": "teams",
  "operation": "teams.update",
  "token": "example-access-token-61",
  "path": {
   "teamId": "0199c0de-0000-7000-8000-000000000112"
  },
  "query": {},
  "headers": {},
  "body": {
   "name": "Marketing and sales"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "teamId": "0199c0de-0000-7000-8000-000000000112",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Marketing and sales",
   "createdAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "teams",
  "operation": "teams.get",
  "token": "example-access-token-61",
  "path": {
   "teamId": "0199c0de-0000-7000-8000-000000000112"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "teamId": "0199c0de-0000-7000-8000-000000000112",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Marketing and sales",
   "createdAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "teams",
  "operation": "organizations.listTeam",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "members": [
    {
     "userId": "0199c0de-0000-7000-8000-000000000064",
     "email": "grace.north@example.com",
     "name": "Grace Example",
     "role": "member",
     "joinedAt": "2026-01-05T09:30:00.000Z"
    },
    {
     "userId": "0199c0de-0000-7000-8000-000000000053",
     "email": "ada.north@example.com",
     "name": "Ada Example",
     "role": "owner",
     "joinedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "teams",
  "operation": "teams.addMember",
  "token": "example-access-token-61",
  "path": {
   "teamId": "0199c0de-0000-7000-8000-000000000112"
  },
  "query": {},
  "headers": {},
  "body": {
   "userId": "0199c0de-0000-7000-8000-000000000053"
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "userId": "0199c0de-0000-7000-8000-000000000053",
   "email": "ada.north@example.com",
   "name": "Ada Example",
   "addedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "teams",
  "operation": "teams.listMembers",
  "token": "example-access-token-61",
  "path": {
   "teamId": "0199c0de-0000-7000-8000-000000000112"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "members": [
    {
     "userId": "0199c0de-0000-7000-8000-000000000053",
     "email": "ada.north@example.com",
     "name": "Ada Example",
     "addedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "teams",
  "operation": "teams.listUsers",
  "token": "example-access-token-61",
  "path": {
   "teamId": "0199c0de-0000-7000-8000-000000000112"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "data": [
    {
     "id": "0199c0de-0000-7000-8000-000000000112:0199c0de-0000-7000-8000-000000000053",
     "teamId": "0199c0de-0000-7000-8000-000000000112",
     "userId": "0199c0de-0000-7000-8000-000000000053",
     "role": "team-member",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z",
     "user": {
      "id": "0199c0de-0000-7000-8000-000000000053",
      "username": "ada.north@example.com"
     }
    }
   ],
   "count": 1,
   "page": 1,
   "pageSize": 20
  }
 },
 {
  "section": "teams",
  "operation": "teams.listMine",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "data": [
    {
     "id": "0199c0de-0000-7000-8000-000000000112",
     "name": "Marketing and sales",
     "accessCode": null,
     "logoUrl": null,
     "twoFactorRequired": false,
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": null,
     "deletedAt": null
    }
   ],
   "count": 1,
   "page": 1,
   "pageSize": 20
  }
 },
 {
  "section": "teams",
  "operation": "websites.transfer",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "body": {
   "teamId": "0199c0de-0000-7000-8000-000000000112"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "id": "0199c0de-0000-7000-8000-000000000105",
   "name": "The shop",
   "domain": "shop.example.com",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "teamId": "0199c0de-0000-7000-8000-000000000112",
   "shareId": "8_YSPeCuaz-8UA3Ka2Kzfw",
   "timezone": "Europe/Berlin",
   "rules": {
    "blockedIps": [],
    "blockedPaths": [
     "/admin/*"
    ],
    "allowedHostnames": [],
    "blockedReferrers": []
   },
   "replay": {
    "enabled": true,
    "sampleRate": 0.15,
    "maxDurationMs": 300000,
    "blockSelector": null
   },
   "createdAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "teams",
  "operation": "websites.listOfTeam",
  "token": "example-access-token-61",
  "path": {
   "teamId": "0199c0de-0000-7000-8000-000000000112"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "data": [
    {
     "id": "0199c0de-0000-7000-8000-000000000105",
     "name": "The shop",
     "domain": "shop.example.com",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "teamId": "0199c0de-0000-7000-8000-000000000112",
     "shareId": "8_YSPeCuaz-8UA3Ka2Kzfw",
     "timezone": "Europe/Berlin",
     "rules": {
      "blockedIps": [],
      "blockedPaths": [
       "/admin/*"
      ],
      "allowedHostnames": [],
      "blockedReferrers": []
     },
     "replay": {
      "enabled": true,
      "sampleRate": 0.15,
      "maxDurationMs": 300000,
      "blockSelector": null
     },
     "createdAt": "2026-01-05T09:30:00.000Z",
     "userId": null,
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "recorderEnabled": true,
     "replayConfig": {
      "replayEnabled": true,
      "heatmapEnabled": true,
      "sampleRate": 0.15,
      "heatmapSampleRate": 0.15,
      "maskLevel": "strict",
      "maxDuration": 300000,
      "blockSelector": ""
     },
     "updatedAt": null,
     "resetAt": null,
     "deletedAt": null
    }
   ],
   "count": 1,
   "page": 1,
   "pageSize": 20
  }
 },
 {
  "section": "teams",
  "operation": "websites.transfer",
  "title": "For all members again",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "body": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "id": "0199c0de-0000-7000-8000-000000000105",
   "name": "The shop",
   "domain": "shop.example.com",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "teamId": null,
   "shareId": "8_YSPeCuaz-8UA3Ka2Kzfw",
   "timezone": "Europe/Berlin",
   "rules": {
    "blockedIps": [],
    "blockedPaths": [
     "/admin/*"
    ],
    "allowedHostnames": [],
    "blockedReferrers": []
   },
   "replay": {
    "enabled": true,
    "sampleRate": 0.15,
    "maxDurationMs": 300000,
    "blockSelector": null
   },
   "createdAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "teams",
  "operation": "teams.removeMember",
  "token": "example-access-token-61",
  "path": {
   "teamId": "0199c0de-0000-7000-8000-000000000112"
  },
  "query": {
   "userId": "0199c0de-0000-7000-8000-000000000053"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "teams",
  "operation": "teams.delete",
  "token": "example-access-token-61",
  "path": {
   "teamId": "0199c0de-0000-7000-8000-000000000112"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "reports",
  "operation": "reports.getStats",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "pageviews": 1,
   "visitors": 1,
   "visits": 1,
   "bounces": 1,
   "totaltime": 0,
   "pageviewsWithoutVisitor": 0,
   "comparison": {
    "pageviews": 0,
    "visitors": 0,
    "visits": 0,
    "bounces": 0,
    "totaltime": 0,
    "pageviewsWithoutVisitor": 0
   }
  }
 },
 {
  "section": "reports",
  "operation": "reports.getPageviews",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "unit": "day"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "pageviews": [
    {
     "x": "2026-07-14 00:00:00",
     "y": 1
    }
   ],
   "sessions": [
    {
     "x": "2026-07-14 00:00:00",
     "y": 1
    }
   ]
  }
 },
 {
  "section": "reports",
  "operation": "reports.getMetrics",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "type": "path"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "x": "/cart",
    "y": 1
   }
  ]
 },
 {
  "section": "reports",
  "operation": "reports.getExpandedMetrics",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "type": "country"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": []
 },
 {
  "section": "reports",
  "operation": "reports.getActiveVisitors",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "visitors": 0
  }
 },
 {
  "section": "reports",
  "operation": "reports.getDateRange",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "startDate": "2026-01-05T09:30:00.000Z",
   "endDate": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "reports",
  "operation": "reports.getFunnel",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "type": "funnel",
   "parameters": {
    "startDate": "2026-01-05T09:30:00.000Z",
    "endDate": "2026-01-05T09:30:00.000Z",
    "window": 60,
    "steps": [
     {
      "type": "path",
      "value": "/cart"
     },
     {
      "type": "event",
      "value": "ordered"
     }
    ]
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "type": "path",
    "value": "/cart",
    "visitors": 1,
    "previous": 0,
    "dropped": 0,
    "dropoff": null,
    "remaining": 1,
    "medianSeconds": null
   },
   {
    "type": "event",
    "value": "ordered",
    "visitors": 1,
    "previous": 1,
    "dropped": 0,
    "dropoff": 0,
    "remaining": 1,
    "medianSeconds": 0
   }
  ]
 },
 {
  "section": "reports",
  "operation": "reports.getRetention",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "type": "retention",
   "parameters": {
    "startDate": "2026-01-05T09:30:00.000Z",
    "endDate": "2026-01-05T09:30:00.000Z",
    "timezone": "Europe/Berlin"
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "date": "2026-07-14 00:00:00",
    "day": 0,
    "visitors": 1,
    "returnVisitors": 1,
    "percentage": 100,
    "recognizable": 1
   }
  ]
 },
 {
  "section": "reports",
  "operation": "reports.getGoal",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "type": "goal",
   "parameters": {
    "startDate": "2026-01-05T09:30:00.000Z",
    "endDate": "2026-01-05T09:30:00.000Z",
    "type": "event",
    "value": "ordered"
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "num": 1,
   "total": 1
  }
 },
 {
  "section": "reports",
  "operation": "reports.getJourneys",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "type": "journey",
   "parameters": {
    "startDate": "2026-01-05T09:30:00.000Z",
    "endDate": "2026-01-05T09:30:00.000Z",
    "steps": 3,
    "startStep": "/"
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": []
 },
 {
  "section": "reports",
  "operation": "reports.getCampaigns",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "type": "utm",
   "parameters": {
    "startDate": "2026-01-05T09:30:00.000Z",
    "endDate": "2026-01-05T09:30:00.000Z"
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "utm_source": [],
   "utm_medium": [],
   "utm_campaign": [],
   "utm_term": [],
   "utm_content": []
  }
 },
 {
  "section": "reports",
  "operation": "reports.getAttribution",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "type": "attribution",
   "parameters": {
    "startDate": "2026-01-05T09:30:00.000Z",
    "endDate": "2026-01-05T09:30:00.000Z",
    "model": "last-click",
    "type": "event",
    "step": "ordered"
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "referrer": [],
   "paidAds": [],
   "utm_source": [],
   "utm_medium": [],
   "utm_campaign": [],
   "utm_term": [],
   "utm_content": [],
   "total": {
    "pageviews": 1,
    "visitors": 1,
    "visits": 1
   }
  }
 },
 {
  "section": "reports",
  "operation": "reports.getRevenue",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "type": "revenue",
   "parameters": {
    "startDate": "2026-01-05T09:30:00.000Z",
    "endDate": "2026-01-05T09:30:00.000Z",
    "currency": "EUR"
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "chart": [],
   "country": [],
   "total": {
    "sum": 0,
    "count": 0,
    "unique_count": 0,
    "average": 0,
    "arpu": 0
   },
   "table": []
  }
 },
 {
  "section": "reports",
  "operation": "reports.getBreakdown",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "type": "breakdown",
   "parameters": {
    "startDate": "2026-01-05T09:30:00.000Z",
    "endDate": "2026-01-05T09:30:00.000Z",
    "fields": [
     "browser",
     "country"
    ]
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "views": 1,
    "visitors": 1,
    "visits": 1,
    "bounces": 1,
    "totaltime": 0,
    "browser": "Chrome",
    "country": ""
   }
  ]
 },
 {
  "section": "reports",
  "operation": "reports.getPerformance",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "type": "performance",
   "parameters": {
    "startDate": "2026-01-05T09:30:00.000Z",
    "endDate": "2026-01-05T09:30:00.000Z",
    "metric": "lcp"
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "chart": [
    {
     "t": "2026-07-14 00:00:00",
     "p50": 1250,
     "p75": 1250,
     "p95": 1250
    }
   ],
   "summary": {
    "lcp": {
     "p50": 1250,
     "p75": 1250,
     "p95": 1250,
     "count": 1
    },
    "inp": {
     "p50": 0,
     "p75": 0,
     "p95": 0,
     "count": 0
    },
    "cls": {
     "p50": 0.02,
     "p75": 0.02,
     "p95": 0.02,
     "count": 1
    },
    "fcp": {
     "p50": 810,
     "p75": 810,
     "p95": 810,
     "count": 1
    },
    "ttfb": {
     "p50": 120,
     "p75": 120,
     "p95": 120,
     "count": 1
    },
    "count": 1
   },
   "pages": [
    {
     "name": "/cart",
     "p50": 1250,
     "p75": 1250,
     "p95": 1250,
     "count": 1
    }
   ]
  }
 },
 {
  "section": "reports",
  "operation": "reports.getPerformanceStats",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "lcp": {
    "p50": 1250,
    "p75": 1250,
    "p95": 1250,
    "count": 1
   },
   "inp": {
    "p50": 0,
    "p75": 0,
    "p95": 0,
    "count": 0
   },
   "cls": {
    "p50": 0.02,
    "p75": 0.02,
    "p95": 0.02,
    "count": 1
   },
   "fcp": {
    "p50": 810,
    "p75": 810,
    "p95": 810,
    "count": 1
   },
   "ttfb": {
    "p50": 120,
    "p75": 120,
    "p95": 120,
    "count": 1
   },
   "count": 1
  }
 },
 {
  "section": "reports",
  "operation": "reports.getPerformanceChart",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "metric": "lcp"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "chart": [
    {
     "t": "2026-07-14 00:00:00",
     "p50": 1250,
     "p75": 1250,
     "p95": 1250
    }
   ]
  }
 },
 {
  "section": "reports",
  "operation": "reports.getPerformanceMetrics",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "type": "path",
   "metric": "lcp"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "name": "/cart",
    "p50": 1250,
    "p75": 1250,
    "p95": 1250,
    "count": 1
   }
  ]
 },
 {
  "section": "reports",
  "operation": "reports.getFunnelStats",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "window": "60",
   "steps": "[{\"type\":\"path\",\"value\":\"/cart\"},{\"type\":\"event\",\"value\":\"ordered\"}]"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "type": "path",
    "value": "/cart",
    "visitors": 1,
    "previous": 0,
    "dropped": 0,
    "dropoff": null,
    "remaining": 1,
    "medianSeconds": null
   },
   {
    "type": "event",
    "value": "ordered",
    "visitors": 1,
    "previous": 1,
    "dropped": 0,
    "dropoff": 0,
    "remaining": 1,
    "medianSeconds": 0
   }
  ]
 },
 {
  "section": "reports",
  "operation": "reports.getGoalStats",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "type": "event",
   "value": "ordered"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "num": 1,
   "total": 1
  }
 },
 {
  "section": "reports",
  "operation": "reports.getWebsiteJourneys",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "steps": "3",
   "startStep": "/"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": []
 },
 {
  "section": "reports",
  "operation": "reports.getWebsiteRetention",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "timezone": "Europe/Berlin"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "date": "2026-07-14 00:00:00",
    "day": 0,
    "visitors": 1,
    "returnVisitors": 1,
    "percentage": 100,
    "recognizable": 1
   }
  ]
 },
 {
  "section": "reports",
  "operation": "reports.getWebsiteAttribution",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "model": "last-click",
   "type": "event",
   "step": "ordered"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "referrer": [],
   "paidAds": [],
   "utm_source": [],
   "utm_medium": [],
   "utm_campaign": [],
   "utm_term": [],
   "utm_content": [],
   "total": {
    "pageviews": 1,
    "visitors": 1,
    "visits": 1
   }
  }
 },
 {
  "section": "reports",
  "operation": "reports.getWebsiteBreakdown",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "fields": "[\"browser\",\"country\"]"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "views": 1,
    "visitors": 1,
    "visits": 1,
    "bounces": 1,
    "totaltime": 0,
    "browser": "Chrome",
    "country": ""
   }
  ]
 },
 {
  "section": "reports",
  "operation": "reports.getUtmMetrics",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "type": "utm_campaign"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": []
 },
 {
  "section": "reports",
  "operation": "reports.getRevenueStats",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "currency": "EUR"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "sum": 0,
   "count": 0,
   "unique_count": 0,
   "average": 0,
   "arpu": 0,
   "comparison": {
    "sum": 0,
    "count": 0,
    "unique_count": 0,
    "average": 0,
    "arpu": 0
   }
  }
 },
 {
  "section": "reports",
  "operation": "reports.getRevenueChart",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "currency": "EUR",
   "unit": "day"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "chart": []
  }
 },
 {
  "section": "reports",
  "operation": "reports.getRevenueMetrics",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "currency": "EUR",
   "type": "country"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": []
 },
 {
  "section": "reports",
  "operation": "reports.getEngagement",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "type": "engagement",
   "parameters": {
    "startDate": "2026-01-05T09:30:00.000Z",
    "endDate": "2026-01-05T09:30:00.000Z"
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "total": {
    "views": 1,
    "engagedSeconds": 24,
    "secondsPerView": 24,
    "readers": 1,
    "scrollDepth": 80
   },
   "pages": [
    {
     "path": "/cart",
     "views": 1,
     "engagedSeconds": 24,
     "secondsPerView": 24,
     "readers": 1,
     "scrollDepth": 80
    }
   ]
  }
 },
 {
  "section": "reports",
  "operation": "reports.getErrors",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "type": "errors",
   "parameters": {
    "startDate": "2026-01-05T09:30:00.000Z",
    "endDate": "2026-01-05T09:30:00.000Z"
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "errors": [
    {
     "name": "TypeError",
     "message": "total is undefined",
     "source": "https://shop.example.com/cart.js:7:12",
     "path": "/cart",
     "count": 1,
     "visitors": 1,
     "firstAt": "2026-01-05T09:30:00.000Z",
     "lastAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "count": 1
  }
 },
 {
  "section": "properties",
  "operation": "properties.getEventStats",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "data": {
    "events": 1,
    "visitors": 1,
    "visits": 1,
    "uniqueEvents": 1,
    "comparison": {
     "events": 0,
     "visitors": 0,
     "visits": 0,
     "uniqueEvents": 0
    }
   }
  }
 },
 {
  "section": "properties",
  "operation": "properties.listEventData",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "data": [
    {
     "websiteId": "0199c0de-0000-7000-8000-000000000105",
     "eventId": "0199c0de-0000-7000-8000-000000000113",
     "eventName": "ordered",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "eventProperties": [
      {
       "dataKey": "items",
       "dataType": 2,
       "stringValue": "2",
       "numberValue": 2,
       "dateValue": null,
       "createdAt": "2026-01-05T09:30:00.000Z"
      }
     ]
    }
   ],
   "count": 1,
   "page": 1,
   "pageSize": 20,
   "orderBy": "createdAt"
  }
 },
 {
  "section": "properties",
  "operation": "properties.getEventDataProperties",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "eventName": "ordered",
    "propertyName": "items",
    "dataType": 2,
    "total": 1
   }
  ]
 },
 {
  "section": "properties",
  "operation": "properties.getEventDataFields",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "propertyName": "items",
    "dataType": 2,
    "total": 1
   }
  ]
 },
 {
  "section": "properties",
  "operation": "properties.getEventDataEvents",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "eventName": "ordered",
    "propertyName": "items",
    "dataType": 2,
    "total": 1
   }
  ]
 },
 {
  "section": "properties",
  "operation": "properties.getEventDataStats",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "events": 1,
   "properties": 1,
   "records": 1
  }
 },
 {
  "section": "properties",
  "operation": "properties.getEventDataValues",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "propertyName": "items"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "value": "2",
    "total": 1
   }
  ]
 },
 {
  "section": "properties",
  "operation": "properties.getEventData",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "eventId": "0199c0de-0000-7000-8000-000000000113"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "id": "0199c0de-0000-7000-8000-000000000113:items",
    "websiteId": "0199c0de-0000-7000-8000-000000000105",
    "websiteEventId": "0199c0de-0000-7000-8000-000000000113",
    "dataKey": "items",
    "dataType": 2,
    "stringValue": "2",
    "numberValue": 2,
    "dateValue": null,
    "createdAt": "2026-01-05T09:30:00.000Z"
   }
  ],
  "otherwise": 404
 },
 {
  "section": "properties",
  "operation": "properties.getSessionDataProperties",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "propertyName": "plan",
    "dataType": 1,
    "total": 1
   }
  ]
 },
 {
  "section": "properties",
  "operation": "properties.getSessionDataValues",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "propertyName": "plan"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "value": "team",
    "total": 1
   }
  ]
 },
 {
  "section": "properties",
  "operation": "properties.getSessionDataStats",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "propertyName": "plan"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "label": "team",
    "activity": 4,
    "sessions": 1,
    "visits": 1,
    "views": 1,
    "events": 1
   }
  ]
 },
 {
  "section": "savedReports",
  "operation": "savedReports.create",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "type": "funnel",
   "name": "From the cart to the order",
   "parameters": {
    "window": 60,
    "steps": [
     {
      "type": "path",
      "value": "/cart"
     },
     {
      "type": "event",
      "value": "ordered"
     }
    ]
   }
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "id": "0199c0de-0000-7000-8000-000000000114",
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "type": "funnel",
   "name": "From the cart to the order",
   "description": "",
   "parameters": {
    "unit": "day",
    "window": 60,
    "steps": [
     {
      "type": "path",
      "value": "/cart"
     },
     {
      "type": "event",
      "value": "ordered"
     }
    ]
   },
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "savedReports",
  "operation": "savedReports.list",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "reports": [
    {
     "id": "0199c0de-0000-7000-8000-000000000114",
     "websiteId": "0199c0de-0000-7000-8000-000000000105",
     "type": "funnel",
     "name": "From the cart to the order",
     "description": "",
     "parameters": {
      "unit": "day",
      "window": 60,
      "steps": [
       {
        "type": "path",
        "value": "/cart"
       },
       {
        "type": "event",
        "value": "ordered"
       }
      ]
     },
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "savedReports",
  "operation": "savedReports.get",
  "token": "example-access-token-61",
  "path": {
   "reportId": "0199c0de-0000-7000-8000-000000000114"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "id": "0199c0de-0000-7000-8000-000000000114",
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "type": "funnel",
   "name": "From the cart to the order",
   "description": "",
   "parameters": {
    "unit": "day",
    "window": 60,
    "steps": [
     {
      "type": "path",
      "value": "/cart"
     },
     {
      "type": "event",
      "value": "ordered"
     }
    ]
   },
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "savedReports",
  "operation": "savedReports.update",
  "token": "example-access-token-61",
  "path": {
   "reportId": "0199c0de-0000-7000-8000-000000000114"
  },
  "query": {},
  "headers": {},
  "body": {
   "description": "Within an hour"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "id": "0199c0de-0000-7000-8000-000000000114",
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "type": "funnel",
   "name": "From the cart to the order",
   "description": "Within an hour",
   "parameters": {
    "unit": "day",
    "window": 60,
    "steps": [
     {
      "type": "path",
      "value": "/cart"
     },
     {
      "type": "event",
      "value": "ordered"
     }
    ]
   },
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "savedReports",
  "operation": "savedReports.delete",
  "token": "example-access-token-61",
  "path": {
   "reportId": "0199c0de-0000-7000-8000-000000000114"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "savedReports",
  "operation": "savedReports.createFunnel",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "body": {
   "name": "Orders",
   "parameters": {
    "window": 60,
    "steps": [
     {
      "type": "path",
      "value": "/cart"
     },
     {
      "type": "event",
      "value": "ordered"
     }
    ]
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "ok": true,
   "id": "0199c0de-0000-7000-8000-000000000115",
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "userId": "0199c0de-0000-7000-8000-000000000053",
   "type": "funnel",
   "name": "Orders",
   "description": "",
   "parameters": {
    "unit": "day",
    "window": 60,
    "steps": [
     {
      "type": "path",
      "value": "/cart"
     },
     {
      "type": "event",
      "value": "ordered"
     }
    ]
   },
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "savedReports",
  "operation": "savedReports.listFunnels",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "data": [
    {
     "id": "0199c0de-0000-7000-8000-000000000115",
     "websiteId": "0199c0de-0000-7000-8000-000000000105",
     "userId": "0199c0de-0000-7000-8000-000000000053",
     "type": "funnel",
     "name": "Orders",
     "description": "",
     "parameters": {
      "unit": "day",
      "window": 60,
      "steps": [
       {
        "type": "path",
        "value": "/cart"
       },
       {
        "type": "event",
        "value": "ordered"
       }
      ]
     },
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "count": 1,
   "page": 1,
   "pageSize": 20
  }
 },
 {
  "section": "savedReports",
  "operation": "savedReports.getFunnel",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "reportId": "0199c0de-0000-7000-8000-000000000115"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "ok": true,
   "id": "0199c0de-0000-7000-8000-000000000115",
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "userId": "0199c0de-0000-7000-8000-000000000053",
   "type": "funnel",
   "name": "Orders",
   "description": "",
   "parameters": {
    "unit": "day",
    "window": 60,
    "steps": [
     {
      "type": "path",
      "value": "/cart"
     },
     {
      "type": "event",
      "value": "ordered"
     }
    ]
   },
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "savedReports",
  "operation": "savedReports.getFunnelStats",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "reportId": "0199c0de-0000-7000-8000-000000000115"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "type": "path",
    "value": "/cart",
    "visitors": 1,
    "previous": 0,
    "dropped": 0,
    "dropoff": null,
    "remaining": 1,
    "medianSeconds": null
   },
   {
    "type": "event",
    "value": "ordered",
    "visitors": 1,
    "previous": 1,
    "dropped": 0,
    "dropoff": 0,
    "remaining": 1,
    "medianSeconds": 0
   }
  ]
 },
 {
  "section": "savedReports",
  "operation": "savedReports.updateFunnel",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "reportId": "0199c0de-0000-7000-8000-000000000115"
  },
  "query": {},
  "headers": {},
  "body": {
   "description": "Within an hour"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "ok": true,
   "id": "0199c0de-0000-7000-8000-000000000115",
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "userId": "0199c0de-0000-7000-8000-000000000053",
   "type": "funnel",
   "name": "Orders",
   "description": "Within an hour",
   "parameters": {
    "unit": "day",
    "window": 60,
    "steps": [
     {
      "type": "path",
      "value": "/cart"
     },
     {
      "type": "event",
      "value": "ordered"
     }
    ]
   },
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "savedReports",
  "operation": "savedReports.deleteFunnel",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "reportId": "0199c0de-0000-7000-8000-000000000115"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "ok": true
  }
 },
 {
  "section": "savedReports",
  "operation": "savedReports.createGoal",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "body": {
   "name": "Orders",
   "parameters": {
    "type": "event",
    "value": "ordered"
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "ok": true,
   "id": "0199c0de-0000-7000-8000-000000000116",
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "userId": "0199c0de-0000-7000-8000-000000000053",
   "type": "goal",
   "name": "Orders",
   "description": "",
   "parameters": {
    "unit": "day",
    "type": "event",
    "value": "ordered"
   },
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "savedReports",
  "operation": "savedReports.listGoals",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "data": [
    {
     "id": "0199c0de-0000-7000-8000-000000000116",
     "websiteId": "0199c0de-0000-7000-8000-000000000105",
     "userId": "0199c0de-0000-7000-8000-000000000053",
     "type": "goal",
     "name": "Orders",
     "description": "",
     "parameters": {
      "unit": "day",
      "type": "event",
      "value": "ordered"
     },
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "count": 1,
   "page": 1,
   "pageSize": 20
  }
 },
 {
  "section": "savedReports",
  "operation": "savedReports.getGoal",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "reportId": "0199c0de-0000-7000-8000-000000000116"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "ok": true,
   "id": "0199c0de-0000-7000-8000-000000000116",
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "userId": "0199c0de-0000-7000-8000-000000000053",
   "type": "goal",
   "name": "Orders",
   "description": "",
   "parameters": {
    "unit": "day",
    "type": "event",
    "value": "ordered"
   },
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "savedReports",
  "operation": "savedReports.getGoalStats",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "reportId": "0199c0de-0000-7000-8000-000000000116"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "num": 1,
   "total": 1
  }
 },
 {
  "section": "savedReports",
  "operation": "savedReports.updateGoal",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "reportId": "0199c0de-0000-7000-8000-000000000116"
  },
  "query": {},
  "headers": {},
  "body": {
   "description": "Within an hour"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "ok": true,
   "id": "0199c0de-0000-7000-8000-000000000116",
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "userId": "0199c0de-0000-7000-8000-000000000053",
   "type": "goal",
   "name": "Orders",
   "description": "Within an hour",
   "parameters": {
    "unit": "day",
    "type": "event",
    "value": "ordered"
   },
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "savedReports",
  "operation": "savedReports.deleteGoal",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "reportId": "0199c0de-0000-7000-8000-000000000116"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "ok": true
  }
 },
 {
  "section": "segments",
  "operation": "segments.create",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "body": {
   "name": "Germany",
   "filters": {
    "country": "eq.DE"
   }
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "id": "0199c0de-0000-7000-8000-000000000117",
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "name": "Germany",
   "filters": {
    "country": "eq.DE"
   },
   "createdAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "segments",
  "operation": "segments.list",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "segments": [
    {
     "id": "0199c0de-0000-7000-8000-000000000117",
     "websiteId": "0199c0de-0000-7000-8000-000000000105",
     "name": "Germany",
     "filters": {
      "country": "eq.DE"
     },
     "createdAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null,
   "data": [
    {
     "id": "0199c0de-0000-7000-8000-000000000117",
     "websiteId": "0199c0de-0000-7000-8000-000000000105",
     "type": "segment",
     "name": "Germany",
     "parameters": {
      "filters": [
       {
        "name": "country",
        "operator": "eq",
        "value": "DE"
       }
      ],
      "match": "all"
     },
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "count": 1,
   "page": 1,
   "pageSize": 50
  }
 },
 {
  "section": "segments",
  "operation": "segments.delete",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "segmentId": "0199c0de-0000-7000-8000-000000000117"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "activity",
  "operation": "activity.getRealtime",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "countries": {},
   "urls": {},
   "referrers": {},
   "events": [],
   "series": {
    "views": [],
    "visitors": []
   },
   "totals": {
    "views": 0,
    "visitors": 0,
    "events": 0,
    "countries": 0
   },
   "timestamp": 1767605400000
  }
 },
 {
  "section": "activity",
  "operation": "activity.listEvents",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "data": [
    {
     "id": "0199c0de-0000-7000-8000-000000000113",
     "websiteId": "0199c0de-0000-7000-8000-000000000105",
     "eventType": 2,
     "sessionId": "0199c0de-0000-7000-8000-000000000118",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "eventName": "ordered",
     "urlPath": "/cart",
     "urlQuery": null,
     "pageTitle": null,
     "referrerDomain": null,
     "distinctId": null,
     "hasData": true,
     "browser": "Chrome",
     "os": "Linux",
     "device": "desktop",
     "country": null,
     "region": null,
     "city": null,
     "hostname": "shop.example.com"
    },
    {
     "id": "0199c0de-0000-7000-8000-000000000119",
     "websiteId": "0199c0de-0000-7000-8000-000000000105",
     "eventType": 1,
     "sessionId": "0199c0de-0000-7000-8000-000000000118",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "eventName": null,
     "urlPath": "/cart",
     "urlQuery": null,
     "pageTitle": "Your cart",
     "referrerDomain": null,
     "distinctId": null,
     "hasData": false,
     "browser": "Chrome",
     "os": "Linux",
     "device": "desktop",
     "country": null,
     "region": null,
     "city": null,
     "hostname": "shop.example.com"
    }
   ],
   "count": 2,
   "page": 1,
   "pageSize": 20,
   "orderBy": "createdAt"
  }
 },
 {
  "section": "activity",
  "operation": "activity.getEventSeries",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "unit": "day"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "x": "ordered",
    "t": "2026-07-14 00:00:00",
    "y": 1
   }
  ]
 },
 {
  "section": "activity",
  "operation": "activity.listSessions",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "data": [
    {
     "id": "0199c0de-0000-7000-8000-000000000118",
     "websiteId": "0199c0de-0000-7000-8000-000000000105",
     "distinctId": null,
     "screen": null,
     "language": null,
     "browser": "Chrome",
     "os": "Linux",
     "device": "desktop",
     "country": null,
     "region": null,
     "city": null,
     "hostname": "shop.example.com",
     "firstAt": "2026-01-05T09:30:00.000Z",
     "lastAt": "2026-01-05T09:30:00.000Z",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "visits": 1,
     "views": 1,
     "events": 1,
     "totaltime": 0
    }
   ],
   "count": 1,
   "page": 1,
   "pageSize": 20,
   "orderBy": "lastAt"
  }
 },
 {
  "section": "activity",
  "operation": "activity.listRevenueSessions",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "currency": "EUR"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "data": [],
   "count": 0,
   "page": 1,
   "pageSize": 20,
   "orderBy": "lastAt"
  }
 },
 {
  "section": "activity",
  "operation": "activity.getSessionStats",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "pageviews": {
    "value": 1
   },
   "visitors": {
    "value": 1
   },
   "visits": {
    "value": 1
   },
   "countries": {
    "value": 0
   },
   "events": {
    "value": 1
   }
  }
 },
 {
  "section": "activity",
  "operation": "activity.getSessionsWeekly",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   [
    0,
    0
   ],
   [
    0,
    0
   ]
  ]
 },
 {
  "section": "activity",
  "operation": "activity.listValues",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999",
   "type": "browser"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   "Chrome"
  ]
 },
 {
  "section": "activity",
  "operation": "activity.getSession",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "sessionId": "0199c0de-0000-7000-8000-000000000118"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "id": "0199c0de-0000-7000-8000-000000000118",
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "distinctId": null,
   "screen": null,
   "language": null,
   "browser": "Chrome",
   "os": "Linux",
   "device": "desktop",
   "country": null,
   "region": null,
   "city": null,
   "hostname": "shop.example.com",
   "firstAt": "2026-01-05T09:30:00.000Z",
   "lastAt": "2026-01-05T09:30:00.000Z",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "visits": 1,
   "views": 1,
   "events": 1,
   "totaltime": 0
  },
  "otherwise": 404
 },
 {
  "section": "activity",
  "operation": "activity.getSessionActivity",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "sessionId": "0199c0de-0000-7000-8000-000000000118"
  },
  "query": {
   "startAt": "1782856800000",
   "endAt": "1785535199999"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "eventId": "0199c0de-0000-7000-8000-000000000113",
    "eventType": 2,
    "visit": 0,
    "sessionId": "0199c0de-0000-7000-8000-000000000118",
    "createdAt": "2026-01-05T09:30:00.000Z",
    "eventName": "ordered",
    "urlPath": "/cart",
    "urlQuery": null,
    "pageTitle": null,
    "referrerDomain": null,
    "distinctId": null,
    "hasData": true,
    "browser": "Chrome",
    "os": "Linux",
    "device": "desktop",
    "country": null,
    "region": null,
    "city": null,
    "hostname": "shop.example.com"
   },
   {
    "eventId": "0199c0de-0000-7000-8000-000000000119",
    "eventType": 1,
    "visit": 0,
    "sessionId": "0199c0de-0000-7000-8000-000000000118",
    "createdAt": "2026-01-05T09:30:00.000Z",
    "eventName": null,
    "urlPath": "/cart",
    "urlQuery": null,
    "pageTitle": "Your cart",
    "referrerDomain": null,
    "distinctId": null,
    "hasData": false,
    "browser": "Chrome",
    "os": "Linux",
    "device": "desktop",
    "country": null,
    "region": null,
    "city": null,
    "hostname": "shop.example.com"
   }
  ],
  "otherwise": 404
 },
 {
  "section": "activity",
  "operation": "activity.getSessionProperties",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "sessionId": "0199c0de-0000-7000-8000-000000000118"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": [
   {
    "websiteId": "0199c0de-0000-7000-8000-000000000105",
    "sessionId": "0199c0de-0000-7000-8000-000000000118",
    "dataKey": "plan",
    "dataType": 1,
    "stringValue": "team",
    "numberValue": null,
    "dateValue": null,
    "createdAt": "2026-01-05T09:30:00.000Z"
   }
  ],
  "otherwise": 404
 },
 {
  "section": "analytics",
  "operation": "analytics.collectEvent",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "type": "event",
   "payload": {
    "website": "0199c0de-0000-7000-8000-000000000105",
    "url": "/cart",
    "title": "Your cart",
    "hostname": "shop.example.com",
    "language": "en",
    "screen": "1920x1080"
   }
  },
  "status": 202,
  "mediaType": "application/json",
  "answer": {
   "accepted": true,
   "eventId": "0199c0de-0000-7000-8000-000000000120",
   "cache": "example-cache-24"
  }
 },
 {
  "section": "analytics",
  "operation": "analytics.sendEvent",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "type": "event",
   "payload": {
    "website": "0199c0de-0000-7000-8000-000000000105",
    "url": "/cart",
    "title": "Your cart",
    "hostname": "shop.example.com",
    "language": "en",
    "screen": "1920x1080",
    "name": "ordered",
    "data": {
     "items": 2
    }
   }
  },
  "status": 202,
  "mediaType": "application/json",
  "answer": {
   "accepted": true,
   "eventId": "0199c0de-0000-7000-8000-000000000121",
   "cache": "example-cache-25"
  }
 },
 {
  "section": "analytics",
  "operation": "analytics.umamiSend",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "type": "event",
   "payload": {
    "website": "0199c0de-0000-7000-8000-000000000105",
    "url": "/cart",
    "title": "Your cart",
    "hostname": "shop.example.com",
    "language": "en",
    "screen": "1920x1080"
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "cache": "example-cache-26",
   "sessionId": "0199c0de-0000-7000-8000-000000000122",
   "visitId": "0199c0de-0000-7000-8000-000000000123"
  }
 },
 {
  "section": "analytics",
  "operation": "analytics.umamiBatch",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": [
   {
    "type": "event",
    "payload": {
     "website": "0199c0de-0000-7000-8000-000000000105",
     "url": "/cart",
     "title": "Your cart",
     "hostname": "shop.example.com",
     "language": "en",
     "screen": "1920x1080"
    }
   }
  ],
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "size": 1,
   "processed": 1,
   "errors": 0,
   "details": [],
   "cache": "example-cache-27"
  }
 },
 {
  "section": "analytics",
  "operation": "analytics.recordReplay",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "type": "record",
   "payload": {
    "website": "0199c0de-0000-7000-8000-000000000105",
    "events": [
     {
      "type": 4,
      "timestamp": 1767605400000,
      "data": {
       "href": "https://shop.example.com/cart"
      }
     }
    ]
   }
  },
  "status": 202,
  "mediaType": "application/json",
  "answer": {
   "accepted": true
  }
 },
 {
  "section": "replays",
  "operation": "replays.getRecorderSettings",
  "token": null,
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "enabled": true,
   "replayEnabled": true,
   "heatmapEnabled": true,
   "sampleRate": 0.15,
   "heatmapSampleRate": 0.15,
   "maskLevel": "strict",
   "maxDuration": 300000,
   "blockSelector": "",
   "consentRequired": false
  }
 },
 {
  "section": "replays",
  "operation": "replays.list",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "replays": [
    {
     "replaySessionId": "0199c0de-0000-7000-8000-000000000124",
     "websiteId": "0199c0de-0000-7000-8000-000000000105",
     "sessionId": "0199c0de-0000-7000-8000-000000000125",
     "startedAt": "2026-01-05T09:30:00.000Z",
     "endedAt": "2026-01-05T09:30:00.000Z",
     "durationMs": 1200,
     "eventCount": 1,
     "errorCount": 0,
     "rageClickCount": 0,
     "deadClickCount": 0,
     "device": "",
     "browser": "",
     "country": "",
     "landingUrl": "https://shop.example.com/cart",
     "exitUrl": "https://shop.example.com/cart",
     "status": "",
     "qualityScore": 0,
     "chunkCount": 1,
     "playable": false
    },
    {
     "replaySessionId": "0199c0de-0000-7000-8000-000000000126",
     "websiteId": "0199c0de-0000-7000-8000-000000000105",
     "sessionId": "0199c0de-0000-7000-8000-000000000127",
     "startedAt": "2026-01-05T09:30:00.000Z",
     "endedAt": "2026-01-05T09:30:00.000Z",
     "durationMs": 1200,
     "eventCount": 5,
     "errorCount": 0,
     "rageClickCount": 0,
     "deadClickCount": 0,
     "device": "desktop",
     "browser": "Chrome",
     "country": "",
     "landingUrl": "https://shop.example/",
     "exitUrl": "https://shop.example/",
     "status": "recording",
     "qualityScore": 62,
     "chunkCount": 2,
     "playable": true
    }
   ],
   "nextCursor": null,
   "data": [
    {
     "id": "0199c0de-0000-7000-8000-000000000124",
     "websiteId": "0199c0de-0000-7000-8000-000000000105",
     "sessionId": "0199c0de-0000-7000-8000-000000000125",
     "startedAt": "2026-01-05T09:30:00.000Z",
     "endedAt": "2026-01-05T09:30:00.000Z",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "duration": 0,
     "eventCount": 1,
     "chunkCount": 1,
     "browser": "",
     "os": null,
     "device": "",
     "country": "",
     "city": null
    },
    {
     "id": "0199c0de-0000-7000-8000-000000000126",
     "websiteId": "0199c0de-0000-7000-8000-000000000105",
     "sessionId": "0199c0de-0000-7000-8000-000000000127",
     "startedAt": "2026-01-05T09:30:00.000Z",
     "endedAt": "2026-01-05T09:30:00.000Z",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "duration": 2001,
     "eventCount": 5,
     "chunkCount": 2,
     "browser": "Chrome",
     "os": null,
     "device": "desktop",
     "country": "",
     "city": null
    }
   ],
   "count": 2,
   "page": 1,
   "pageSize": 50
  }
 },
 {
  "section": "replays",
  "operation": "replays.getManifest",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "replaySessionId": "0199c0de-0000-7000-8000-000000000126"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "chunks": [
    {
     "n": 0,
     "from": "2026-01-05T09:30:00.000Z",
     "to": "2026-01-05T09:30:00.000Z",
     "events": 3,
     "bytes": 582,
     "sha256": "example-sha256-28"
    },
    {
     "n": 1,
     "from": "2026-01-05T09:30:00.000Z",
     "to": "2026-01-05T09:30:00.000Z",
     "events": 2,
     "bytes": 260,
     "sha256": "example-sha256-29"
    }
   ],
   "firstFullSnapshot": "2026-01-05T09:30:00.000Z",
   "gaps": [],
   "moments": [
    {
     "at": "2026-01-05T09:30:00.000Z",
     "kind": "page",
     "url": "https://shop.example/"
    },
    {
     "at": "2026-01-05T09:30:00.000Z",
     "kind": "click",
     "url": null
    }
   ],
   "complete": false
  },
  "otherwise": 404
 },
 {
  "section": "replays",
  "operation": "replays.get",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "replaySessionId": "0199c0de-0000-7000-8000-000000000126"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "replaySessionId": "0199c0de-0000-7000-8000-000000000126",
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "sessionId": "0199c0de-0000-7000-8000-000000000127",
   "startedAt": "2026-01-05T09:30:00.000Z",
   "endedAt": "2026-01-05T09:30:00.000Z",
   "durationMs": 1200,
   "eventCount": 5,
   "errorCount": 0,
   "rageClickCount": 0,
   "deadClickCount": 0,
   "device": "desktop",
   "browser": "Chrome",
   "country": "",
   "landingUrl": "https://shop.example/",
   "exitUrl": "https://shop.example/",
   "status": "recording",
   "qualityScore": 62,
   "chunkCount": 2,
   "playable": true,
   "events": [
    {
     "type": 4,
     "timestamp": 1767605400000,
     "data": {
      "href": "https://shop.example/",
      "width": 1280,
      "height": 720
     }
    },
    {
     "type": 2,
     "timestamp": 1767605400000,
     "data": {
      "node": {
       "type": 0,
       "id": 1,
       "childNodes": [
        {
         "type": 2,
         "id": 2,
         "tagName": "body",
         "attributes": {},
         "childNodes": [
          {
           "type": 2,
           "id": 3,
           "tagName": "h1",
           "attributes": {},
           "childNodes": [
            {
             "type": 3,
             "id": 5,
             "textContent": "***"
            }
           ]
          },
          {
           "type": 2,
           "id": 4,
           "tagName": "input",
           "attributes": {},
           "childNodes": []
          }
         ]
        }
       ]
      },
      "initialOffset": {
       "left": 0,
       "top": 0
      }
     }
    }
   ],
   "lost": [],
   "nextCursor": null
  },
  "otherwise": 404
 },
 {
  "section": "replays",
  "operation": "replays.delete",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "replaySessionId": "0199c0de-0000-7000-8000-000000000126"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  },
  "otherwise": 404
 },
 {
  "section": "heatmaps",
  "operation": "heatmaps.create",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "body": {
   "urlPath": "/",
   "device": "desktop"
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "heatmapId": "0199c0de-0000-7000-8000-000000000128",
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "urlPath": "/",
   "device": "desktop",
   "status": "pending",
   "windowStart": "2026-01-05T09:30:00.000Z",
   "windowEnd": "2026-01-05T09:30:00.000Z",
   "error": null,
   "createdAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "heatmaps",
  "operation": "heatmaps.list",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "heatmaps": [
    {
     "heatmapId": "0199c0de-0000-7000-8000-000000000128",
     "websiteId": "0199c0de-0000-7000-8000-000000000105",
     "urlPath": "/",
     "device": "desktop",
     "status": "pending",
     "windowStart": "2026-01-05T09:30:00.000Z",
     "windowEnd": "2026-01-05T09:30:00.000Z",
     "error": null,
     "createdAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "heatmaps",
  "operation": "heatmaps.get",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "heatmapId": "0199c0de-0000-7000-8000-000000000128"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "heatmapId": "0199c0de-0000-7000-8000-000000000128",
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "urlPath": "/",
   "device": "desktop",
   "status": "ready",
   "windowStart": "2026-01-05T09:30:00.000Z",
   "windowEnd": "2026-01-05T09:30:00.000Z",
   "error": null,
   "createdAt": "2026-01-05T09:30:00.000Z",
   "recordings": 1,
   "visitors": 1,
   "clicks": [
    {
     "kind": "click",
     "selector": "#buy",
     "offsetX": 0.5,
     "offsetY": 0.5,
     "x": 0.5,
     "y": 0.2,
     "count": 1
    }
   ],
   "scroll": [
    {
     "percent": 5,
     "visitors": 1
    },
    {
     "percent": 10,
     "visitors": 1
    }
   ],
   "clicksWithoutPlace": 0,
   "clicksLeftOut": 0,
   "page": {
    "width": 1280,
    "height": 2000
   },
   "picture": {
    "replaySessionId": "0199c0de-0000-7000-8000-000000000129",
    "at": "2026-01-05T09:30:00.000Z",
    "width": 1280,
    "height": 720
   }
  }
 },
 {
  "section": "heatmaps",
  "operation": "heatmaps.delete",
  "token": "example-access-token-61",
  "path": {
   "websiteId": "0199c0de-0000-7000-8000-000000000105",
   "heatmapId": "0199c0de-0000-7000-8000-000000000128"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "knowledge",
  "operation": "documents.upload",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "form": {
   "mediaType": "multipart/form-data; boundary=tracewright-example",
   "text": "--tracewright-example\r\nContent-Disposition: form-data; name=\"file\"; filename=\"handbook.md\"\r\nContent-Type: text/plain\r\n\r\n# Returns\n\nCustomers send goods back within 30 days. The refund is paid within five working days.\n\n# Invoices\n\nBusiness customers pay by invoice up to 500 euros.\r\n--tracewright-example--\r\n"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "fileId": "0199c0de-0000-7000-8000-000000000130",
   "fileName": "handbook.md",
   "fileType": "md",
   "fileSize": 161,
   "stage": "stored",
   "progress": 0,
   "chunkCount": 0,
   "warnings": [],
   "error": null,
   "sourceUrl": null,
   "parentFileId": null,
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "status": "uploaded"
  }
 },
 {
  "section": "knowledge",
  "operation": "documents.list",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "files": [
    {
     "fileId": "0199c0de-0000-7000-8000-000000000130",
     "fileName": "handbook.md",
     "fileType": "md",
     "fileSize": 161,
     "stage": "done",
     "progress": 1,
     "chunkCount": 1,
     "warnings": [],
     "error": null,
     "sourceUrl": null,
     "parentFileId": null,
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z",
     "status": "indexed"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "knowledge",
  "operation": "documents.get",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073",
   "fileId": "0199c0de-0000-7000-8000-000000000130"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "fileId": "0199c0de-0000-7000-8000-000000000130",
   "fileName": "handbook.md",
   "fileType": "md",
   "fileSize": 161,
   "stage": "done",
   "progress": 1,
   "chunkCount": 1,
   "warnings": [],
   "error": null,
   "sourceUrl": null,
   "parentFileId": null,
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "status": "indexed"
  }
 },
 {
  "section": "knowledge",
  "operation": "documents.getText",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073",
   "fileId": "0199c0de-0000-7000-8000-000000000130"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "text/plain",
  "answer": "# Returns\n\nCustomers send goods back within 30 days. The refund is paid within five working days.\n\n# Invoices\n\nBusiness customers pay by invoice up to 500 euros.",
  "otherwise": 409
 },
 {
  "section": "knowledge",
  "operation": "documents.getOutline",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073",
   "fileId": "0199c0de-0000-7000-8000-000000000130"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "headings": [
    {
     "title": "Returns",
     "level": 1,
     "page": null,
     "start": 2,
     "end": 9
    },
    {
     "title": "Invoices",
     "level": 1,
     "page": null,
     "start": 101,
     "end": 109
    }
   ],
   "pages": [],
   "isCut": false
  },
  "otherwise": 409
 },
 {
  "section": "knowledge",
  "operation": "documents.getPreview",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073",
   "fileId": "0199c0de-0000-7000-8000-000000000130"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "url": "http://localhost:8787/api/files/example-evidence-30",
   "expiresAt": "2026-01-05T09:30:00.000Z",
   "kind": "file"
  }
 },
 {
  "section": "knowledge",
  "operation": "files.open",
  "token": null,
  "path": {
   "token": "example-evidence-30"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "text/plain",
  "answer": "# Returns\n\nCustomers send goods back within 30 days. The refund is paid within five working days.\n\n# Invoices\n\nBusiness customers pay by invoice up to 500 euros.",
  "otherwise": 403
 },
 {
  "section": "knowledge",
  "operation": "search.base",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "body": {
   "question": "Within how many days can goods be sent back?"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "results": [
    {
     "chunkId": "0199c0de-0000-7000-8000-000000000130.1.0",
     "content": "# Returns\n\nCustomers send goods back within 30 days. The refund is paid within five working days.\n\n# Invoices\n\nBusiness customers pay by invoice up to 500 euros.",
     "score": 1,
     "metadata": {
      "kbId": "0199c0de-0000-7000-8000-000000000073",
      "fileId": "0199c0de-0000-7000-8000-000000000130",
      "fileName": "handbook.md",
      "pageNumber": null,
      "start": 0,
      "end": 161,
      "quote": "# Returns\n\nCustomers send goods back within 30 days. The refund is paid within five working days.\n\n# Invoices\n\nBusiness customers pay by invoice up to 500 euros.",
      "kbName": "Handbooks",
      "headings": [],
      "sourceHash": "deb73f3c76d0c8f93c24259a22cf539bf234c11dd58072298f9e12ea866148ad"
     }
    }
   ],
   "totalResults": 1,
   "answer": "Customers send goods back within 30 days. [1]",
   "answerReason": null,
   "sources": [
    {
     "n": 1,
     "kbId": "0199c0de-0000-7000-8000-000000000073",
     "fileId": "0199c0de-0000-7000-8000-000000000130",
     "fileName": "handbook.md",
     "pageNumber": null,
     "start": 11,
     "end": 52,
     "quote": "Customers send goods back within 30 days.",
     "chunkId": "0199c0de-0000-7000-8000-000000000130.1.0",
     "headings": [
      "Returns"
     ],
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "conflicts": [],
   "entities": [
    {
     "name": "500 euros",
     "type": "money",
     "mentions": [
      {
       "fileId": "0199c0de-0000-7000-8000-000000000130",
       "start": 151,
       "end": 160
      }
     ]
    }
   ],
   "relationships": [],
   "question": "Within how many days can goods be sent back?",
   "kbName": "Handbooks",
   "excluded": [],
   "warnings": [],
   "pagination": {
    "page": 1,
    "perPage": 10,
    "total": 1,
    "hasMore": false
   }
  }
 },
 {
  "section": "knowledge",
  "operation": "search.organization",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {
   "q": "Within how many days can goods be sent back?"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "results": [
    {
     "chunkId": "0199c0de-0000-7000-8000-000000000130.1.0",
     "content": "# Returns\n\nCustomers send goods back within 30 days. The refund is paid within five working days.\n\n# Invoices\n\nBusiness customers pay by invoice up to 500 euros.",
     "score": 1,
     "metadata": {
      "kbId": "0199c0de-0000-7000-8000-000000000073",
      "fileId": "0199c0de-0000-7000-8000-000000000130",
      "fileName": "handbook.md",
      "pageNumber": null,
      "start": 0,
      "end": 161,
      "quote": "# Returns\n\nCustomers send goods back within 30 days. The refund is paid within five working days.\n\n# Invoices\n\nBusiness customers pay by invoice up to 500 euros.",
      "kbName": "Handbooks",
      "headings": [],
      "sourceHash": "deb73f3c76d0c8f93c24259a22cf539bf234c11dd58072298f9e12ea866148ad"
     }
    }
   ],
   "totalResults": 1,
   "answer": "Customers send goods back within 30 days. [1]",
   "answerReason": null,
   "sources": [
    {
     "n": 1,
     "kbId": "0199c0de-0000-7000-8000-000000000073",
     "fileId": "0199c0de-0000-7000-8000-000000000130",
     "fileName": "handbook.md",
     "pageNumber": null,
     "start": 11,
     "end": 52,
     "quote": "Customers send goods back within 30 days.",
     "chunkId": "0199c0de-0000-7000-8000-000000000130.1.0",
     "headings": [
      "Returns"
     ],
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "conflicts": [],
   "entities": [
    {
     "name": "500 euros",
     "type": "money",
     "mentions": [
      {
       "fileId": "0199c0de-0000-7000-8000-000000000130",
       "start": 151,
       "end": 160
      }
     ]
    }
   ],
   "relationships": [],
   "question": "Within how many days can goods be sent back?",
   "kbName": "Acme and Sons",
   "excluded": [],
   "warnings": [],
   "pagination": {
    "page": 1,
    "perPage": 10,
    "total": 1,
    "hasMore": false
   }
  }
 },
 {
  "section": "knowledge",
  "operation": "documents.listAll",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "files": [
    {
     "fileId": "0199c0de-0000-7000-8000-000000000130",
     "fileName": "handbook.md",
     "fileType": "md",
     "fileSize": 161,
     "stage": "done",
     "progress": 1,
     "chunkCount": 1,
     "warnings": [],
     "error": null,
     "sourceUrl": null,
     "parentFileId": null,
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z",
     "status": "indexed",
     "kbId": "0199c0de-0000-7000-8000-000000000073",
     "projectId": null
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "knowledge",
  "operation": "projectFiles.upload",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "form": {
   "mediaType": "multipart/form-data; boundary=tracewright-example",
   "text": "--tracewright-example\r\nContent-Disposition: form-data; name=\"file\"; filename=\"scope.txt\"\r\nContent-Type: text/plain\r\n\r\nThe shop opens in March. Payments by invoice come first.\r\n--tracewright-example--\r\n"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "fileId": "0199c0de-0000-7000-8000-000000000131",
   "fileName": "scope.txt",
   "fileType": "txt",
   "fileSize": 56,
   "stage": "stored",
   "progress": 0,
   "chunkCount": 0,
   "warnings": [],
   "error": null,
   "sourceUrl": null,
   "parentFileId": null,
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "status": "pending",
   "uploadedAt": "2026-01-05T09:30:00.000Z",
   "size": 56
  }
 },
 {
  "section": "knowledge",
  "operation": "projectFiles.list",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "files": [
    {
     "fileId": "0199c0de-0000-7000-8000-000000000131",
     "fileName": "scope.txt",
     "fileType": "txt",
     "fileSize": 56,
     "stage": "done",
     "progress": 1,
     "chunkCount": 1,
     "warnings": [],
     "error": null,
     "sourceUrl": null,
     "parentFileId": null,
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z",
     "status": "indexed",
     "uploadedAt": "2026-01-05T09:30:00.000Z",
     "size": 56
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "knowledge",
  "operation": "projectFiles.get",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "fileId": "0199c0de-0000-7000-8000-000000000131"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "fileId": "0199c0de-0000-7000-8000-000000000131",
   "fileName": "scope.txt",
   "fileType": "txt",
   "fileSize": 56,
   "stage": "done",
   "progress": 1,
   "chunkCount": 1,
   "warnings": [],
   "error": null,
   "sourceUrl": null,
   "parentFileId": null,
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "status": "indexed",
   "uploadedAt": "2026-01-05T09:30:00.000Z",
   "size": 56
  }
 },
 {
  "section": "knowledge",
  "operation": "projectFiles.getText",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "fileId": "0199c0de-0000-7000-8000-000000000131"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "text/plain",
  "answer": "The shop opens in March. Payments by invoice come first.",
  "otherwise": 409
 },
 {
  "section": "knowledge",
  "operation": "projectFiles.getOutline",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "fileId": "0199c0de-0000-7000-8000-000000000131"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "headings": [],
   "pages": [],
   "isCut": false
  },
  "otherwise": 409
 },
 {
  "section": "knowledge",
  "operation": "projectFiles.getPreview",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "fileId": "0199c0de-0000-7000-8000-000000000131"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "url": "http://localhost:8787/api/files/example-evidence-31",
   "expiresAt": "2026-01-05T09:30:00.000Z",
   "kind": "file"
  }
 },
 {
  "section": "knowledge",
  "operation": "projectFiles.getIndexingStatus",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "files": [
    {
     "fileId": "0199c0de-0000-7000-8000-000000000131",
     "fileName": "scope.txt",
     "status": "indexed",
     "stage": "done",
     "progress": 1,
     "error": null
    }
   ],
   "nextCursor": null,
   "vectors": {
    "model": "embedded",
    "status": "current",
    "progress": 1
   }
  }
 },
 {
  "section": "knowledge",
  "operation": "search.project",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "body": {
   "query": "When does the shop open?"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "results": [
    {
     "chunkId": "0199c0de-0000-7000-8000-000000000131.1.0",
     "content": "The shop opens in March. Payments by invoice come first.",
     "score": 1,
     "metadata": {
      "kbId": null,
      "fileId": "0199c0de-0000-7000-8000-000000000131",
      "fileName": "scope.txt",
      "pageNumber": null,
      "start": 0,
      "end": 56,
      "quote": "The shop opens in March. Payments by invoice come first.",
      "kbName": "Relaunch",
      "headings": [],
      "sourceHash": "18f26234406aba63436456719e2c56245700018b17d89b55b641e41d11e0161f"
     }
    }
   ],
   "totalResults": 1,
   "answer": "The shop opens in March. [1]",
   "answerReason": null,
   "sources": [
    {
     "n": 1,
     "kbId": null,
     "fileId": "0199c0de-0000-7000-8000-000000000131",
     "fileName": "scope.txt",
     "pageNumber": null,
     "start": 0,
     "end": 24,
     "quote": "The shop opens in March.",
     "chunkId": "0199c0de-0000-7000-8000-000000000131.1.0",
     "headings": [],
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "conflicts": [],
   "entities": [],
   "relationships": [],
   "question": "When does the shop open?",
   "kbName": "Relaunch",
   "excluded": [],
   "warnings": [],
   "pagination": {
    "page": 1,
    "perPage": 10,
    "total": 1,
    "hasMore": false
   }
  }
 },
 {
  "section": "knowledge",
  "operation": "masterContexts.generate",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "jobId": "0199c0de-0000-7000-8000-000000000132",
   "status": "running"
  }
 },
 {
  "section": "knowledge",
  "operation": "masterContexts.put",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "body": {
   "masterContext": "The shop opens in March."
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "masterContext": "The shop opens in March.",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "source": "written",
   "masterContextSources": []
  }
 },
 {
  "section": "knowledge",
  "operation": "masterContexts.get",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "masterContext": "The shop opens in March.",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "source": "written",
   "masterContextSources": []
  }
 },
 {
  "section": "knowledge",
  "operation": "projectFiles.reindex",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "body": {
   "all": true
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "jobId": "0199c0de-0000-7000-8000-000000000133",
   "status": "running"
  }
 },
 {
  "section": "knowledge",
  "operation": "projectFiles.delete",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "fileId": "0199c0de-0000-7000-8000-000000000131"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "knowledge",
  "operation": "projectFiles.upload",
  "title": "Upload tomato soup",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "form": {
   "mediaType": "multipart/form-data; boundary=tracewright-example",
   "text": "--tracewright-example\r\nContent-Disposition: form-data; name=\"file\"; filename=\"tomato-soup.html\"\r\nContent-Type: text/plain\r\n\r\n<nav><a href=\"/\">Home</a></nav><h1>Tomato soup</h1><p>Time: 30 minutes</p><p>Serves: 4</p><p>Cut the vegetables and boil them in water.</p>\r\n--tracewright-example--\r\n"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "fileId": "0199c0de-0000-7000-8000-000000000134",
   "fileName": "tomato-soup.html",
   "fileType": "html",
   "fileSize": 139,
   "stage": "stored",
   "progress": 0,
   "chunkCount": 0,
   "warnings": [],
   "error": null,
   "sourceUrl": null,
   "parentFileId": null,
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "status": "pending",
   "uploadedAt": "2026-01-05T09:30:00.000Z",
   "size": 139
  }
 },
 {
  "section": "knowledge",
  "operation": "projectFiles.upload",
  "title": "Upload leek soup",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "form": {
   "mediaType": "multipart/form-data; boundary=tracewright-example",
   "text": "--tracewright-example\r\nContent-Disposition: form-data; name=\"file\"; filename=\"leek-soup.html\"\r\nContent-Type: text/plain\r\n\r\n<nav><a href=\"/\">Home</a></nav><h1>Leek soup</h1><p>Time: 25 minutes</p><p>Serves: 2</p><p>Cut the vegetables and boil them in water.</p>\r\n--tracewright-example--\r\n"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "fileId": "0199c0de-0000-7000-8000-000000000135",
   "fileName": "leek-soup.html",
   "fileType": "html",
   "fileSize": 137,
   "stage": "stored",
   "progress": 0,
   "chunkCount": 0,
   "warnings": [],
   "error": null,
   "sourceUrl": null,
   "parentFileId": null,
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "status": "pending",
   "uploadedAt": "2026-01-05T09:30:00.000Z",
   "size": 137
  }
 },
 {
  "section": "knowledge",
  "operation": "contentPlanning.listFiles",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "files": [
    {
     "fileId": "0199c0de-0000-7000-8000-000000000135",
     "fileName": "leek-soup.html",
     "sourceUrl": null,
     "kbId": null
    },
    {
     "fileId": "0199c0de-0000-7000-8000-000000000134",
     "fileName": "tomato-soup.html",
     "sourceUrl": null,
     "kbId": null
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "knowledge",
  "operation": "contentPlanning.analyze",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "jobId": "0199c0de-0000-7000-8000-000000000136",
   "status": "running"
  }
 },
 {
  "section": "knowledge",
  "operation": "contentPlanning.listAnalyses",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "analyses": [
    {
     "jobId": "0199c0de-0000-7000-8000-000000000136",
     "status": "completed",
     "files": 2,
     "filesRead": 2,
     "error": null,
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ]
  }
 },
 {
  "section": "knowledge",
  "operation": "contentPlanning.getAnalysis",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074",
   "jobId": "0199c0de-0000-7000-8000-000000000136"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "jobId": "0199c0de-0000-7000-8000-000000000136",
   "status": "completed",
   "files": 2,
   "filesRead": 2,
   "error": null,
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "contentTypes": [
    {
     "contentTypeId": "content",
     "name": "Content",
     "machineName": "content",
     "fields": [
      {
       "name": "Title",
       "machineName": "title",
       "type": "text",
       "required": true,
       "multiple": false,
       "confidence": 1
      },
      {
       "name": "Time",
       "machineName": "time",
       "type": "number",
       "required": true,
       "multiple": false,
       "confidence": 1
      }
     ],
     "confidence": 1,
     "fileIds": [
      "0199c0de-0000-7000-8000-000000000135",
      "0199c0de-0000-7000-8000-000000000134"
     ],
     "reasons": [
      "2 of 2 files show “Time”.",
      "2 of 2 files show “Serves”."
     ]
    }
   ],
   "mappings": [
    {
     "fileId": "0199c0de-0000-7000-8000-000000000135",
     "contentTypeId": "content",
     "fields": [
      {
       "machineName": "title",
       "start": 8,
       "end": 17,
       "confidence": 1
      },
      {
       "machineName": "time",
       "start": 25,
       "end": 35,
       "confidence": 1
      }
     ]
    },
    {
     "fileId": "0199c0de-0000-7000-8000-000000000134",
     "contentTypeId": "content",
     "fields": [
      {
       "machineName": "title",
       "start": 8,
       "end": 19,
       "confidence": 1
      },
      {
       "machineName": "time",
       "start": 27,
       "end": 37,
       "confidence": 1
      }
     ]
    }
   ],
   "duplicates": [],
   "notContent": [
    {
     "text": "Home",
     "files": 2
    }
   ],
   "tree": [
    {
     "id": "node-0199c0de-0000-7000-8000-000000000135",
     "title": "Leek soup",
     "path": "/leek-soup",
     "fileId": "0199c0de-0000-7000-8000-000000000135",
     "children": []
    },
    {
     "id": "node-0199c0de-0000-7000-8000-000000000134",
     "title": "Tomato soup",
     "path": "/tomato-soup",
     "fileId": "0199c0de-0000-7000-8000-000000000134",
     "children": []
    }
   ],
   "leftOut": [],
   "warnings": []
  }
 },
 {
  "section": "knowledge",
  "operation": "contentPlanning.getContentTypes",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "contentTypes": [
    {
     "contentTypeId": "content",
     "name": "Content",
     "machineName": "content",
     "fields": [
      {
       "name": "Title",
       "machineName": "title",
       "type": "text",
       "required": true,
       "multiple": false,
       "confidence": 1
      },
      {
       "name": "Time",
       "machineName": "time",
       "type": "number",
       "required": true,
       "multiple": false,
       "confidence": 1
      }
     ]
    }
   ],
   "source": "recommended",
   "updatedAt": null
  }
 },
 {
  "section": "knowledge",
  "operation": "contentPlanning.saveContentTypes",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "body": {
   "contentTypes": [
    {
     "contentTypeId": "content",
     "name": "Soup",
     "machineName": "content",
     "fields": [
      {
       "name": "Title",
       "machineName": "title",
       "type": "text",
       "required": true,
       "multiple": false,
       "confidence": 1
      },
      {
       "name": "Time",
       "machineName": "time",
       "type": "number",
       "required": true,
       "multiple": false,
       "confidence": 1
      },
      {
       "name": "Serves",
       "machineName": "serves",
       "type": "number",
       "required": true,
       "multiple": false,
       "confidence": 1
      },
      {
       "name": "Body",
       "machineName": "body",
       "type": "text",
       "required": true,
       "multiple": false,
       "confidence": 1
      }
     ]
    }
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "contentTypes": [
    {
     "contentTypeId": "content",
     "name": "Soup",
     "machineName": "content",
     "fields": [
      {
       "name": "Title",
       "machineName": "title",
       "type": "text",
       "required": true,
       "multiple": false,
       "confidence": 1
      },
      {
       "name": "Time",
       "machineName": "time",
       "type": "number",
       "required": true,
       "multiple": false,
       "confidence": 1
      }
     ]
    }
   ],
   "source": "saved",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "knowledge",
  "operation": "contentPlanning.preview",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "body": {
   "fileId": "0199c0de-0000-7000-8000-000000000134",
   "contentTypeId": "content"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "fileId": "0199c0de-0000-7000-8000-000000000134",
   "contentTypeId": "content",
   "fields": [
    {
     "machineName": "title",
     "value": "Tomato soup",
     "start": 8,
     "end": 19
    },
    {
     "machineName": "time",
     "value": "30 minutes",
     "start": 27,
     "end": 37
    }
   ],
   "replaced": [],
   "unmapped": []
  },
  "otherwise": 409
 },
 {
  "section": "knowledge",
  "operation": "contentPlanning.savePages",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "body": {
   "pages": [
    {
     "fileId": "0199c0de-0000-7000-8000-000000000134",
     "contentTypeId": "content",
     "fieldOverrides": {
      "serves": 6
     },
     "status": "ready"
    }
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "pages": [
    {
     "fileId": "0199c0de-0000-7000-8000-000000000134",
     "contentTypeId": "content",
     "fieldOverrides": {
      "serves": 6
     },
     "status": "ready"
    }
   ],
   "recommended": [
    {
     "fileId": "0199c0de-0000-7000-8000-000000000135",
     "contentTypeId": "content"
    }
   ],
   "source": "saved",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "knowledge",
  "operation": "contentPlanning.getPages",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "pages": [
    {
     "fileId": "0199c0de-0000-7000-8000-000000000134",
     "contentTypeId": "content",
     "fieldOverrides": {
      "serves": 6
     },
     "status": "ready"
    }
   ],
   "recommended": [
    {
     "fileId": "0199c0de-0000-7000-8000-000000000135",
     "contentTypeId": "content"
    }
   ],
   "source": "saved",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "knowledge",
  "operation": "contentPlanning.saveNavigation",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "body": {
   "tree": [
    {
     "title": "Recipes",
     "path": "/recipes",
     "children": [
      {
       "title": "Tomato soup",
       "path": "/recipes/tomato-soup",
       "fileId": "0199c0de-0000-7000-8000-000000000134"
      }
     ]
    }
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "tree": [
    {
     "id": "page-1",
     "title": "Recipes",
     "path": "/recipes",
     "fileId": null,
     "children": [
      {
       "id": "page-1-1",
       "title": "Tomato soup",
       "path": "/recipes/tomato-soup",
       "fileId": "0199c0de-0000-7000-8000-000000000134",
       "children": []
      }
     ]
    }
   ],
   "leftOut": [
    {
     "fileId": "0199c0de-0000-7000-8000-000000000135",
     "reason": "Nobody has put it into the navigation."
    }
   ],
   "source": "saved",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "knowledge",
  "operation": "contentPlanning.getNavigation",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "tree": [
    {
     "id": "page-1",
     "title": "Recipes",
     "path": "/recipes",
     "fileId": null,
     "children": [
      {
       "id": "page-1-1",
       "title": "Tomato soup",
       "path": "/recipes/tomato-soup",
       "fileId": "0199c0de-0000-7000-8000-000000000134",
       "children": []
      }
     ]
    }
   ],
   "leftOut": [
    {
     "fileId": "0199c0de-0000-7000-8000-000000000135",
     "reason": "Nobody has put it into the navigation."
    }
   ],
   "source": "saved",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "knowledge",
  "operation": "exams.addQuestions",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "body": {
   "questions": [
    {
     "question": "Within how many days can goods be sent back?",
     "fileId": "0199c0de-0000-7000-8000-000000000130",
     "quote": "Customers send goods back within 30 days."
    },
    {
     "question": "Who is the head of the warehouse?"
    }
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "questions": [
    {
     "questionId": "0199c0de-0000-7000-8000-000000000137",
     "kbId": "0199c0de-0000-7000-8000-000000000073",
     "question": "Within how many days can goods be sent back?",
     "origin": "own",
     "answerable": true,
     "fileId": "0199c0de-0000-7000-8000-000000000130",
     "fileName": "handbook.md",
     "quote": "Customers send goods back within 30 days.",
     "createdAt": "2026-01-05T09:30:00.000Z"
    },
    {
     "questionId": "0199c0de-0000-7000-8000-000000000138",
     "kbId": "0199c0de-0000-7000-8000-000000000073",
     "question": "Who is the head of the warehouse?",
     "origin": "own",
     "answerable": false,
     "fileId": null,
     "fileName": "",
     "quote": "",
     "createdAt": "2026-01-05T09:30:00.000Z"
    }
   ]
  },
  "otherwise": 400
 },
 {
  "section": "knowledge",
  "operation": "exams.keepClick",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "body": {
   "question": "Up to how much is paid by invoice?",
   "fileId": "0199c0de-0000-7000-8000-000000000130",
   "start": 111,
   "end": 161,
   "consent": true
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "kept": true
  },
  "otherwise": 400
 },
 {
  "section": "knowledge",
  "operation": "exams.start",
  "title": "Try out other settings in an exam",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "body": {
   "settings": {
    "denseWeight": 1
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "jobId": "0199c0de-0000-7000-8000-000000000139",
   "status": "running"
  }
 },
 {
  "section": "knowledge",
  "operation": "exams.cancel",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073",
   "examId": "0199c0de-0000-7000-8000-000000000139"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "examId": "0199c0de-0000-7000-8000-000000000139",
   "kbId": "0199c0de-0000-7000-8000-000000000073",
   "status": "cancelled",
   "stage": "asking",
   "settings": {
    "denseWeight": 1,
    "rerank": true
   },
   "generated": 0,
   "questions": 3,
   "asked": 0,
   "ndcg10": null,
   "recall": null,
   "figures": null,
   "index": null,
   "changedMeanwhile": false,
   "comparison": null,
   "warnings": [],
   "error": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "endedAt": "2026-01-05T09:30:00.000Z"
  },
  "otherwise": 409
 },
 {
  "section": "knowledge",
  "operation": "exams.start",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "body": {
   "generate": 1
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "jobId": "0199c0de-0000-7000-8000-000000000140",
   "status": "running"
  }
 },
 {
  "section": "knowledge",
  "operation": "exams.list",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "exams": [
    {
     "examId": "0199c0de-0000-7000-8000-000000000140",
     "kbId": "0199c0de-0000-7000-8000-000000000073",
     "status": "completed",
     "stage": "asking",
     "settings": {
      "denseWeight": 0.5,
      "rerank": true
     },
     "generated": 1,
     "questions": 4,
     "asked": 4,
     "ndcg10": 1,
     "recall": 1,
     "figures": {
      "asked": 3,
      "ndcg10": 1,
      "recall10": 1,
      "first3": 1,
      "answered": 1,
      "unanswerable": 1,
      "silent": 1,
      "gone": 0,
      "held": 1
     },
     "index": {
      "version": "eb80575de4ebb255",
      "files": 1,
      "chunks": 1
     },
     "changedMeanwhile": false,
     "comparison": null,
     "warnings": [],
     "error": null,
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z",
     "endedAt": "2026-01-05T09:30:00.000Z"
    },
    {
     "examId": "0199c0de-0000-7000-8000-000000000139",
     "kbId": "0199c0de-0000-7000-8000-000000000073",
     "status": "cancelled",
     "stage": "asking",
     "settings": {
      "denseWeight": 1,
      "rerank": true
     },
     "generated": 0,
     "questions": 3,
     "asked": 0,
     "ndcg10": null,
     "recall": null,
     "figures": null,
     "index": null,
     "changedMeanwhile": false,
     "comparison": null,
     "warnings": [],
     "error": null,
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z",
     "endedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "knowledge",
  "operation": "exams.get",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073",
   "examId": "0199c0de-0000-7000-8000-000000000140"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "examId": "0199c0de-0000-7000-8000-000000000140",
   "kbId": "0199c0de-0000-7000-8000-000000000073",
   "status": "completed",
   "stage": "asking",
   "settings": {
    "denseWeight": 0.5,
    "rerank": true
   },
   "generated": 1,
   "questions": 4,
   "asked": 4,
   "ndcg10": 1,
   "recall": 1,
   "figures": {
    "asked": 3,
    "ndcg10": 1,
    "recall10": 1,
    "first3": 1,
    "answered": 1,
    "unanswerable": 1,
    "silent": 1,
    "gone": 0,
    "held": 1
   },
   "index": {
    "version": "eb80575de4ebb255",
    "files": 1,
    "chunks": 1
   },
   "changedMeanwhile": false,
   "comparison": null,
   "warnings": [],
   "error": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "endedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "knowledge",
  "operation": "exams.listResults",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073",
   "examId": "0199c0de-0000-7000-8000-000000000140"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "results": [
    {
     "questionId": "0199c0de-0000-7000-8000-000000000137",
     "question": "Within how many days can goods be sent back?",
     "origin": "own",
     "state": "asked",
     "ndcg10": 1,
     "recall10": 1,
     "rank": 1,
     "isAnswered": true
    },
    {
     "questionId": "0199c0de-0000-7000-8000-000000000141",
     "question": "Business customers pay by invoice up to how many euros?",
     "origin": "generated",
     "state": "asked",
     "ndcg10": 1,
     "recall10": 1,
     "rank": 1,
     "isAnswered": true
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "knowledge",
  "operation": "exams.listQuestions",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "questions": [
    {
     "questionId": "0199c0de-0000-7000-8000-000000000141",
     "kbId": "0199c0de-0000-7000-8000-000000000073",
     "question": "Business customers pay by invoice up to how many euros?",
     "origin": "generated",
     "answerable": true,
     "fileId": "0199c0de-0000-7000-8000-000000000130",
     "fileName": "handbook.md",
     "quote": "Business customers pay by invoice up to 500 euros.",
     "createdAt": "2026-01-05T09:30:00.000Z"
    },
    {
     "questionId": "0199c0de-0000-7000-8000-000000000137",
     "kbId": "0199c0de-0000-7000-8000-000000000073",
     "question": "Within how many days can goods be sent back?",
     "origin": "own",
     "answerable": true,
     "fileId": "0199c0de-0000-7000-8000-000000000130",
     "fileName": "handbook.md",
     "quote": "Customers send goods back within 30 days.",
     "createdAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "knowledge",
  "operation": "exams.deleteQuestion",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073",
   "questionId": "0199c0de-0000-7000-8000-000000000141"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  },
  "otherwise": 400
 },
 {
  "section": "knowledge",
  "operation": "sharing.share",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "body": {
   "targetOrgId": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
   "permission": "write"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "shares": [
    {
     "organizationId": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
     "name": null,
     "permission": "write",
     "status": "offered",
     "offeredAt": "2026-01-05T09:30:00.000Z",
     "acceptedAt": null
    }
   ]
  }
 },
 {
  "section": "knowledge",
  "operation": "sharing.list",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "shares": [
    {
     "organizationId": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
     "name": null,
     "permission": "write",
     "status": "offered",
     "offeredAt": "2026-01-05T09:30:00.000Z",
     "acceptedAt": null
    }
   ]
  }
 },
 {
  "section": "knowledge",
  "operation": "sharing.end",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073",
   "organizationId": "7c9e6679-7425-40de-944b-e07fc1f90ae7"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "knowledge",
  "operation": "sharing.listReceived",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "shares": [
    {
     "kbId": "0199c0de-0000-7000-8000-000000000143",
     "name": "Terms",
     "permission": "read",
     "status": "offered",
     "offeredAt": "2026-01-05T09:30:00.000Z",
     "acceptedAt": null,
     "offeredBy": {
      "organizationId": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
      "organizationName": "Acme",
      "person": {
       "name": "Ada",
       "email": "0199c0de-0000-7000-8000-000000000144@example.com"
      }
     }
    },
    {
     "kbId": "0199c0de-0000-7000-8000-000000000145",
     "name": "Prices",
     "permission": "read",
     "status": "offered",
     "offeredAt": "2026-01-05T09:30:00.000Z",
     "acceptedAt": null,
     "offeredBy": {
      "organizationId": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
      "organizationName": "Acme",
      "person": {
       "name": "Ada",
       "email": "0199c0de-0000-7000-8000-000000000144@example.com"
      }
     }
    }
   ]
  }
 },
 {
  "section": "knowledge",
  "operation": "sharing.accept",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "kbId": "0199c0de-0000-7000-8000-000000000145"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "kbId": "0199c0de-0000-7000-8000-000000000145",
   "name": "Prices",
   "permission": "read",
   "status": "accepted",
   "offeredAt": "2026-01-05T09:30:00.000Z",
   "acceptedAt": "2026-01-05T09:30:00.000Z",
   "offeredBy": {
    "organizationId": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
    "organizationName": "Acme",
    "person": {
     "name": "Ada",
     "email": "0199c0de-0000-7000-8000-000000000144@example.com"
    }
   }
  },
  "otherwise": 404
 },
 {
  "section": "knowledge",
  "operation": "sharing.leave",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "kbId": "0199c0de-0000-7000-8000-000000000145"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  },
  "otherwise": 404
 },
 {
  "section": "knowledge",
  "operation": "sharing.decline",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "kbId": "0199c0de-0000-7000-8000-000000000143"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "declined": true
  },
  "otherwise": 404
 },
 {
  "section": "knowledge",
  "operation": "knowledgeBases.update",
  "title": "Open a base to everyone",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "body": {
   "isPublic": true
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "kbId": "0199c0de-0000-7000-8000-000000000073",
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "name": "Handbooks",
   "description": "What customers read",
   "type": "manual_files",
   "isPublic": true,
   "publicSlug": "example-publicSlug-32",
   "fileCount": 1,
   "totalSizeBytes": 161,
   "embeddingModel": "embedded",
   "status": "active",
   "masterContext": null,
   "permission": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "masterContextSources": []
  }
 },
 {
  "section": "knowledge",
  "operation": "sharing.getPublic",
  "token": null,
  "path": {
   "kbId": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "kbId": "0199c0de-0000-7000-8000-000000000073",
   "name": "Handbooks",
   "description": "What customers read",
   "publicSlug": "example-publicSlug-32",
   "fileCount": 1,
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "knowledge",
  "operation": "sharing.searchPublic",
  "token": null,
  "path": {
   "kbId": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "body": {
   "question": "Within how many days can goods be sent back?"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "results": [
    {
     "chunkId": "0199c0de-0000-7000-8000-000000000130.1.0",
     "content": "# Returns\n\nCustomers send goods back within 30 days. The refund is paid within five working days.\n\n# Invoices\n\nBusiness customers pay by invoice up to 500 euros.",
     "score": 1,
     "metadata": {
      "kbId": "0199c0de-0000-7000-8000-000000000073",
      "fileId": "0199c0de-0000-7000-8000-000000000130",
      "fileName": "handbook.md",
      "pageNumber": null,
      "start": 0,
      "end": 161,
      "quote": "# Returns\n\nCustomers send goods back within 30 days. The refund is paid within five working days.\n\n# Invoices\n\nBusiness customers pay by invoice up to 500 euros.",
      "kbName": "Handbooks",
      "headings": [],
      "sourceHash": "deb73f3c76d0c8f93c24259a22cf539bf234c11dd58072298f9e12ea866148ad"
     }
    }
   ],
   "totalResults": 1,
   "answer": "Customers send goods back within 30 days. [1]",
   "answerReason": null,
   "sources": [
    {
     "n": 1,
     "kbId": "0199c0de-0000-7000-8000-000000000073",
     "fileId": "0199c0de-0000-7000-8000-000000000130",
     "fileName": "handbook.md",
     "pageNumber": null,
     "start": 11,
     "end": 52,
     "quote": "Customers send goods back within 30 days.",
     "chunkId": "0199c0de-0000-7000-8000-000000000130.1.0",
     "headings": [
      "Returns"
     ],
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "conflicts": [],
   "entities": [
    {
     "name": "500 euros",
     "type": "money",
     "mentions": [
      {
       "fileId": "0199c0de-0000-7000-8000-000000000130",
       "start": 151,
       "end": 160
      }
     ]
    }
   ],
   "relationships": [],
   "question": "Within how many days can goods be sent back?",
   "kbName": "Handbooks",
   "excluded": [],
   "warnings": [],
   "pagination": {
    "page": 1,
    "perPage": 10,
    "total": 1,
    "hasMore": false
   }
  }
 },
 {
  "section": "knowledge",
  "operation": "knowledgeBases.createTool",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "body": {
   "name": "Ask the handbook",
   "type": "search-faq"
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "toolId": "0199c0de-0000-7000-8000-000000000146",
   "name": "Ask the handbook",
   "type": "search-faq",
   "description": "",
   "config": {},
   "kbIds": [
    "0199c0de-0000-7000-8000-000000000073"
   ],
   "createdAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "knowledge",
  "operation": "knowledgeBases.listTools",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "tools": [
    {
     "toolId": "0199c0de-0000-7000-8000-000000000146",
     "name": "Ask the handbook",
     "type": "search-faq",
     "description": "",
     "config": {},
     "kbIds": [
      "0199c0de-0000-7000-8000-000000000073"
     ],
     "createdAt": "2026-01-05T09:30:00.000Z"
    }
   ]
  }
 },
 {
  "section": "knowledge",
  "operation": "knowledgeBases.saveOutboundContext",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "body": {
   "context": "We call about open returns."
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "kbId": "0199c0de-0000-7000-8000-000000000073",
   "context": "We call about open returns.",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "knowledge",
  "operation": "knowledgeBases.getOutboundContext",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "kbId": "0199c0de-0000-7000-8000-000000000073",
   "context": "We call about open returns.",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "knowledge",
  "operation": "documents.reindex",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "jobId": "0199c0de-0000-7000-8000-000000000147",
   "status": "running"
  }
 },
 {
  "section": "knowledge",
  "operation": "documents.upload",
  "title": "Upload a page",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "form": {
   "mediaType": "multipart/form-data; boundary=tracewright-example",
   "text": "--tracewright-example\r\nContent-Disposition: form-data; name=\"file\"; filename=\"terms.html\"\r\nContent-Type: text/plain\r\n\r\n<h1>Terms</h1><p onclick=\"buy()\">Goods go back within 30 days.</p>\r\n--tracewright-example--\r\n"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "fileId": "0199c0de-0000-7000-8000-000000000148",
   "fileName": "terms.html",
   "fileType": "html",
   "fileSize": 66,
   "stage": "stored",
   "progress": 0,
   "chunkCount": 0,
   "warnings": [],
   "error": null,
   "sourceUrl": null,
   "parentFileId": null,
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "status": "uploaded"
  }
 },
 {
  "section": "knowledge",
  "operation": "documents.showPage",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073",
   "fileId": "0199c0de-0000-7000-8000-000000000148"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "text/html",
  "answer": "<!doctype html><meta charset=\"utf-8\">\n<h1>Terms</h1><p>Goods go back within 30 days.</p>",
  "otherwise": 409
 },
 {
  "section": "knowledge",
  "operation": "documents.delete",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073",
   "fileId": "0199c0de-0000-7000-8000-000000000130"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "knowledge",
  "operation": "crawls.start",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "body": {
   "url": "https://north.example.com/",
   "exclude": [
    "/intern/**",
    "/intern"
   ],
   "schedule": "weekly"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "crawlId": "0199c0de-0000-7000-8000-000000000149",
   "status": "running"
  }
 },
 {
  "section": "knowledge",
  "operation": "crawls.list",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "crawls": [
    {
     "crawlId": "0199c0de-0000-7000-8000-000000000149",
     "kbId": "0199c0de-0000-7000-8000-000000000073",
     "url": "https://north.example.com/",
     "maxPages": 1000,
     "maxDepth": 10,
     "include": [],
     "exclude": [
      "/intern/**",
      "/intern"
     ],
     "schedule": "weekly",
     "nextAt": "2026-01-05T09:30:00.000Z",
     "status": "completed",
     "found": 3,
     "fetched": 2,
     "unchanged": 0,
     "gone": 0,
     "skippedCount": 1,
     "skipped": [
      {
       "url": "https://north.example.com/intern",
       "reason": "The pattern /intern excludes it."
      }
     ],
     "warnings": [],
     "error": null,
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z",
     "endedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "knowledge",
  "operation": "crawls.get",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073",
   "crawlId": "0199c0de-0000-7000-8000-000000000149"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "crawlId": "0199c0de-0000-7000-8000-000000000149",
   "kbId": "0199c0de-0000-7000-8000-000000000073",
   "url": "https://north.example.com/",
   "maxPages": 1000,
   "maxDepth": 10,
   "include": [],
   "exclude": [
    "/intern/**",
    "/intern"
   ],
   "schedule": "weekly",
   "nextAt": "2026-01-05T09:30:00.000Z",
   "status": "completed",
   "found": 3,
   "fetched": 2,
   "unchanged": 0,
   "gone": 0,
   "skippedCount": 1,
   "skipped": [
    {
     "url": "https://north.example.com/intern",
     "reason": "The pattern /intern excludes it."
    }
   ],
   "warnings": [],
   "error": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "endedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "knowledge",
  "operation": "crawls.listAddresses",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073",
   "crawlId": "0199c0de-0000-7000-8000-000000000149"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "addresses": [
    {
     "url": "https://north.example.com/",
     "state": "fetched",
     "reason": null,
     "title": "Handbook",
     "depth": 0,
     "canonical": null,
     "fileId": "0199c0de-0000-7000-8000-000000000150",
     "fetchedAt": "2026-01-05T09:30:00.000Z"
    },
    {
     "url": "https://north.example.com/returns",
     "state": "fetched",
     "reason": null,
     "title": "Returns",
     "depth": 1,
     "canonical": null,
     "fileId": "0199c0de-0000-7000-8000-000000000151",
     "fetchedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "knowledge",
  "operation": "crawls.cancel",
  "title": "Stop the schedule of a crawl",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073",
   "crawlId": "0199c0de-0000-7000-8000-000000000149"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "crawlId": "0199c0de-0000-7000-8000-000000000149",
   "kbId": "0199c0de-0000-7000-8000-000000000073",
   "url": "https://north.example.com/",
   "maxPages": 1000,
   "maxDepth": 10,
   "include": [],
   "exclude": [
    "/intern/**",
    "/intern"
   ],
   "schedule": "weekly",
   "nextAt": null,
   "status": "completed",
   "found": 3,
   "fetched": 2,
   "unchanged": 0,
   "gone": 0,
   "skippedCount": 1,
   "skipped": [
    {
     "url": "https://north.example.com/intern",
     "reason": "The pattern /intern excludes it."
    }
   ],
   "warnings": [],
   "error": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z",
   "endedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "knowledge",
  "operation": "drive.connect",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "body": {
   "returnTo": "/knowledge"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "url": "https://vendor.example/authorize?client_id=tracewright-tests&redirect_uri=http%3A%2F%2Ftracewright.test%2Fapi%2Fdrive%2Fcallback&response_type=code&scope=https%3A%2F%2Fwww.googleapis.com%2Fauth%2Fdrive.readonly&state=example-state-34&code_challenge=1fYi0IbmRrqM1Kb2blLq5d9avmsfjstlNiufmSrAu6o&code_challenge_method=S256&access_type=offline&prompt=consent"
  },
  "otherwise": 501
 },
 {
  "section": "knowledge",
  "operation": "drive.finishConnecting",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "code": "example-code-33",
   "state": "example-state-34",
   "iss": "https://vendor.example"
  },
  "headers": {},
  "status": 302,
  "otherwise": 501
 },
 {
  "section": "knowledge",
  "operation": "drive.getConnection",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "status": "connected",
   "account": "ada.drive@example.com",
   "error": null,
   "connectedBy": "0199c0de-0000-7000-8000-000000000053",
   "connectedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "knowledge",
  "operation": "drive.listChoices",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "folders": [
    {
     "folderId": "1hAnDbOoKfOlDeR",
     "name": "Handbook"
    }
   ],
   "nextPageToken": null
  },
  "otherwise": 501
 },
 {
  "section": "knowledge",
  "operation": "drive.addFolder",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "body": {
   "folderId": "1hAnDbOoKfOlDeR"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "kbId": "0199c0de-0000-7000-8000-000000000073",
   "folderId": "1hAnDbOoKfOlDeR",
   "name": "Handbook",
   "status": "syncing",
   "files": 0,
   "waiting": 0,
   "skippedCount": 0,
   "skipped": [],
   "error": null,
   "syncedAt": null,
   "nextAt": null,
   "resumesAt": null,
   "createdBy": "0199c0de-0000-7000-8000-000000000053",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  },
  "otherwise": 501
 },
 {
  "section": "knowledge",
  "operation": "drive.listFolders",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "driveFolders": [
    {
     "kbId": "0199c0de-0000-7000-8000-000000000073",
     "folderId": "1hAnDbOoKfOlDeR",
     "name": "Handbook",
     "status": "synced",
     "files": 1,
     "waiting": 0,
     "skippedCount": 1,
     "skipped": [
      {
       "name": "tour.mp4",
       "reason": "Files of this kind cannot be read. What can: PDF, DOCX, DOC, XLSX, XLS, PPTX, CSV, TXT, MD, HTML, EML, MSG, PNG or JPG."
      }
     ],
     "error": null,
     "syncedAt": "2026-01-05T09:30:00.000Z",
     "nextAt": "2026-01-05T09:30:00.000Z",
     "resumesAt": null,
     "createdBy": "0199c0de-0000-7000-8000-000000000053",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ]
  }
 },
 {
  "section": "knowledge",
  "operation": "drive.removeFolder",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073",
   "folderId": "1hAnDbOoKfOlDeR"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  },
  "otherwise": 404
 },
 {
  "section": "knowledge",
  "operation": "drive.disconnect",
  "token": "example-access-token-61",
  "path": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "disconnected": true,
   "revoked": true
  },
  "otherwise": 501
 },
 {
  "section": "quality",
  "operation": "quality.extractRequirements",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "content": "The field \"User name\" must have 3 to 20 characters.\nWhen the user name is taken, the message \"This name is taken\" is shown."
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "requirements": [
    {
     "id": "REQ-001",
     "statement": "The field \"User name\" must have 3 to 20 characters.",
     "category": "functional",
     "subcategory": "input validation",
     "priority": "high",
     "testability": "high",
     "testabilityNotes": "EARS pattern: ubiquitous. A test can compare \"3 to 20 characters\".",
     "suggestedTestType": "boundary",
     "acceptanceCriteria": [],
     "ambiguities": [],
     "dependencies": [],
     "source": "requirements",
     "sentence": "The field \"User name\" must have 3 to 20 characters.",
     "start": 0,
     "end": 51
    },
    {
     "id": "REQ-002",
     "statement": "When the user name is taken, the message \"This name is taken\" is shown.",
     "category": "functional",
     "subcategory": "outcome",
     "priority": "medium",
     "testability": "high",
     "testabilityNotes": "EARS pattern: event-driven. A test can compare \"This name is taken\".",
     "suggestedTestType": "functional",
     "acceptanceCriteria": [
      "Given the user name is taken, Then the message \"This name is taken\" is shown"
     ],
     "ambiguities": [],
     "dependencies": [
      "REQ-001"
     ],
     "source": "requirements",
     "sentence": "When the user name is taken, the message \"This name is taken\" is shown.",
     "start": 52,
     "end": 123
    }
   ],
   "summary": {
    "total": 2,
    "byCategory": {
     "functional": 2
    },
    "byPriority": {
     "high": 1,
     "medium": 1
    },
    "byTestability": {
     "high": 2
    },
    "sentences": 2,
    "context": 0,
    "notRead": 0,
    "engine": "embedded"
   }
  }
 },
 {
  "section": "quality",
  "operation": "quality.readText",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "requirements": "The field \"User name\" must have 3 to 20 characters.\nWhen the user name is taken, the message \"This name is taken\" is shown.",
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "sentences": [
    {
     "id": "sl7u5al",
     "start": 0,
     "end": 51,
     "marked": "{lim The field {F \"User name\"} must have {N 3} {MAX to} {N 20} {U characters}}.",
     "kinds": [
      "length",
      "required"
     ],
     "basis": null,
     "confidence": 0.886
    },
    {
     "id": "s11vfoa4",
     "start": 52,
     "end": 123,
     "marked": "{cond When the {F user name} {V is taken}}, {eff the message {M \"This name is taken\"} {V is shown}}.",
     "kinds": [
      "message"
     ],
     "basis": null,
     "confidence": 0.874
    }
   ],
   "names": [
    {
     "name": "User name",
     "kind": "field",
     "limits": [],
     "options": [],
     "required": null
    }
   ],
   "readBy": "tagger"
  }
 },
 {
  "section": "quality",
  "operation": "quality.correctReading",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062",
   "requirements": "The field \"User name\" must have 3 to 20 characters.\nWhen the user name is taken, the message \"This name is taken\" is shown.",
   "sentences": [
    {
     "id": "sl7u5al",
     "marked": "{lim The field {F \"User name\"} must have {N 3} {MAX to} {N 20} {U characters}}.",
     "kinds": [
      "length"
     ]
    }
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "added": [],
   "updated": [],
   "removed": [],
   "testCases": [
    {
     "id": "TC-001",
     "title": "User name of 3 characters is accepted",
     "description": "User name of 3 characters is accepted. Expected: The user name \"ale\" is accepted.",
     "objective": "Show that the rule of the text holds for these values",
     "testBasis": "REQ-001: The field \"User name\" must have 3 to 20 characters.",
     "testCondition": "User name of 3 characters is accepted",
     "designTechnique": "Boundary Value Analysis",
     "testLevel": "system",
     "testType": "boundary",
     "preconditions": [],
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open the page",
       "expectedResult": ""
      },
      {
       "stepNumber": 2,
       "action": "Enter \"ale\" in the \"User name\" field",
       "expectedResult": "The user name \"ale\" is accepted",
       "testData": "User name=ale"
      }
     ],
     "expectedResult": "The user name \"ale\" is accepted",
     "priority": "medium",
     "riskLevel": "high",
     "category": "input validation",
     "tags": [
      "positive",
      "REQ-001"
     ],
     "requirementRef": "REQ-001",
     "estimatedDuration": "1 min",
     "coverageItems": [
      {
       "id": "REQ-001/User name/boundary/length 3",
       "technique": "Boundary Value Analysis",
       "parameter": "User name",
       "partition": "user name of 3 characters",
       "value": "ale",
       "valid": true,
       "oracle": "inferred"
      }
     ],
     "automation": {
      "ready": false,
      "reasons": [
       "the text does not say with which button or link this is done; name it in quotation marks",
       "The user name \"ale\" is accepted: I cannot check “The user name \"ale\" is accepted”. Say what the page shows then: The message \"Age must be from 18 to 120.\" is shown, or \"Welcome\" is visible."
      ]
     },
     "basis": "proved",
     "author": "embedded",
     "sentences": [
      "The field \"User name\" must have 3 to 20 characters."
     ],
     "checks": [
      {
       "check": "readable",
       "result": "fails",
       "reason": "“The user name \"ale\" is accepted” in step 2 is not understood. So are 1 more."
      },
      {
       "check": "grounded",
       "result": "holds",
       "reason": "All that it expects stands in its sentences, was entered, is on the page or is worked out.",
       "sentence": "The field \"User name\" must have 3 to 20 characters."
      }
     ],
     "verified": false
    },
    {
     "id": "TC-002",
     "title": "User name of 20 characters is accepted",
     "description": "User name of 20 characters is accepted. Expected: The user name \"alexmilleralexmiller\" is accepted.",
     "objective": "Show that the rule of the text holds for these values",
     "testBasis": "REQ-001: The field \"User name\" must have 3 to 20 characters.",
     "testCondition": "User name of 20 characters is accepted",
     "designTechnique": "Boundary Value Analysis",
     "testLevel": "system",
     "testType": "boundary",
     "preconditions": [],
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open the page",
       "expectedResult": ""
      },
      {
       "stepNumber": 2,
       "action": "Enter \"alexmilleralexmiller\" in the \"User name\" field",
       "expectedResult": "The user name \"alexmilleralexmiller\" is accepted",
       "testData": "User name=alexmilleralexmiller"
      }
     ],
     "expectedResult": "The user name \"alexmilleralexmiller\" is accepted",
     "priority": "medium",
     "riskLevel": "high",
     "category": "input validation",
     "tags": [
      "positive",
      "REQ-001"
     ],
     "requirementRef": "REQ-001",
     "estimatedDuration": "1 min",
     "coverageItems": [
      {
       "id": "REQ-001/User name/boundary/length 20",
       "technique": "Boundary Value Analysis",
       "parameter": "User name",
       "partition": "user name of 20 characters",
       "value": "alexmilleralexmiller",
       "valid": true,
       "oracle": "inferred"
      }
     ],
     "automation": {
      "ready": false,
      "reasons": [
       "the text does not say with which button or link this is done; name it in quotation marks",
       "The user name \"alexmilleralexmiller\" is accepted: I cannot check “The user name \"alexmilleralexmiller\" is accepted”. Say what the page shows then: The message \"Age must be from 18 to 120.\" is shown, or \"Welcome\" is visible."
      ]
     },
     "basis": "proved",
     "author": "embedded",
     "sentences": [
      "The field \"User name\" must have 3 to 20 characters."
     ],
     "checks": [
      {
       "check": "readable",
       "result": "fails",
       "reason": "“The user name \"alexmilleralexmiller\" is accepted” in step 2 is not understood. So are 1 more."
      },
      {
       "check": "grounded",
       "result": "holds",
       "reason": "All that it expects stands in its sentences, was entered, is on the page or is worked out.",
       "sentence": "The field \"User name\" must have 3 to 20 characters."
      }
     ],
     "verified": false
    }
   ]
  }
 },
 {
  "section": "quality",
  "operation": "quality.exportReadings",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "headers": {},
  "status": 200,
  "mediaType": "text/plain",
  "answer": "{lim The field {F \"User name\"} must have {N 3} {MAX to} {N 20} {U characters}}. ## length\n"
 },
 {
  "section": "quality",
  "operation": "quality.listReadings",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "organizationId": "0199c0de-0000-7000-8000-000000000062"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "corrections": [
    {
     "correctionId": "0199c0de-0000-7000-8000-000000000152",
     "organizationId": "0199c0de-0000-7000-8000-000000000062",
     "sentence": "The field \"User name\" must have 3 to 20 characters.",
     "marked": "{lim The field {F \"User name\"} must have {N 3} {MAX to} {N 20} {U characters}}.",
     "kinds": [
      "length"
     ],
     "correctedBy": "0199c0de-0000-7000-8000-000000000053",
     "correctedAt": "2026-01-05T09:30:00.000Z"
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "quality",
  "operation": "quality.deleteReading",
  "token": "example-access-token-61",
  "path": {
   "correctionId": "0199c0de-0000-7000-8000-000000000152"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "quality",
  "operation": "quality.exportTestCases",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "testCases": [
    {
     "id": "TC-1",
     "title": "The cart is shown",
     "testLevel": "system",
     "testType": "functional",
     "priority": "high",
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open \"/\"",
       "expectedResult": "The text \"Example\" is visible"
      }
     ]
    }
   ],
   "format": "csv",
   "projectName": "Shop"
  },
  "status": 200,
  "mediaType": "text/csv",
  "answer": "ID,Title,Description,Objective,Preconditions,Steps,Test Data,Expected Results,Expected Result,Postconditions,Priority,Test Type,Test Level,Design Technique,Risk Level,Category,Tags,Requirement,Test Condition,Test Basis,Estimated Duration,Gherkin,Check Notes\r\nTC-1,The cart is shown,,,,\"1. Open \"\"/\"\"\",,\"1. The text \"\"Example\"\" is visible\",,,high,functional,system,,,,,,,,,,\r\n"
 },
 {
  "section": "quality",
  "operation": "quality.readSteps",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "testCases": [
    {
     "id": "TC-1",
     "title": "The cart is shown",
     "testLevel": "system",
     "testType": "functional",
     "priority": "high",
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open \"/\"",
       "expectedResult": "The text \"Example\" is visible"
      }
     ]
    }
   ],
   "baseUrl": "https://example.com"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "testCases": [
    {
     "id": "TC-1",
     "ready": true,
     "steps": [
      {
       "stepNumber": 1,
       "readable": true,
       "actions": [
        {
         "action": "goto",
         "url": "https://example.com/"
        }
       ],
       "checks": [
        {
         "kind": "assert_text",
         "expected": "Example"
        }
       ],
       "problems": []
      }
     ]
    }
   ]
  }
 },
 {
  "section": "quality",
  "operation": "quality.importTestCases",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "form": {
   "mediaType": "multipart/form-data; boundary=tracewright-example",
   "text": "--tracewright-example\r\nContent-Disposition: form-data; name=\"file\"; filename=\"cases.csv\"\r\nContent-Type: text/plain\r\n\r\nTitle,Steps,Expected Result\nPay by card,1. Open \"/cart\",The text \"Your cart\" is visible\n\r\n--tracewright-example\r\nContent-Disposition: form-data; name=\"dryRun\"\r\n\r\ntrue\r\n--tracewright-example--\r\n"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "format": "csv",
   "dryRun": true,
   "layout": "row-per-case",
   "testCases": [
    {
     "id": "TC-1",
     "title": "Pay by card",
     "testLevel": "system",
     "testType": "functional",
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open \"/cart\"",
       "expectedResult": "The text \"Your cart\" is visible"
      }
     ],
     "priority": "medium",
     "automation": {
      "ready": true,
      "reasons": []
     },
     "author": "import"
    }
   ],
   "findings": []
  }
 },
 {
  "section": "quality",
  "operation": "quality.exportScripts",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "testCases": [
    {
     "id": "TC-1",
     "title": "The cart is shown",
     "testLevel": "system",
     "testType": "functional",
     "priority": "high",
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open \"/\"",
       "expectedResult": "The text \"Example\" is visible"
      }
     ]
    }
   ],
   "framework": "playwright",
   "language": "typescript",
   "baseUrl": "https://example.com",
   "projectName": "Shop"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "files": [
    {
     "path": "tests/start-page.spec.ts",
     "content": "import { expect, test } from '@playwright/test'\nimport { visibleText } from '../support/helpers.js'\nimport { StartPage } from '../pages/pages.js'\n\ntest.describe('Start page', () => {\n  test('TC-1 The cart is shown', async ({ page }) => {\n    const startPage = new StartPage(page)\n    // Open \"/\" — Expected: The text \"Example\" is visible\n    await startPage.open()\n    await expect(visibleText(page, 'Example')).toBeVisible()\n  })\n})\n"
    },
    {
     "path": "pages/pages.ts",
     "content": "import type { Locator, Page } from '@playwright/test'\n\nexport class StartPage {\n  readonly page: Page\n\n  constructor(page: Page) {\n    this.page = page\n  }\n\n  async open(): Promise<void> {\n    await this.page.goto('/')\n  }\n}\n"
    }
   ]
  }
 },
 {
  "section": "quality",
  "operation": "quality.writeFeatures",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "requirements": "The field \"User name\" must have 3 to 20 characters.\nWhen the user name is taken, the message \"This name is taken\" is shown.",
   "framework": "cucumber-js",
   "language": "javascript",
   "maxScenarios": 3
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "files": [
    {
     "path": "features/start-page.feature",
     "content": "Feature: Start page\n\n  @TC-001 @REQ-001 @positive @basis:proved @author:embedded @verified:no @manual\n  Scenario: User name of 3 characters is accepted\n    Given this is for a person to do, because \"the text does not say with which button or link this is done; name it in quotation marks. I cannot check “The user name \\\"ale\\\" is accepted”. Say what the page shows then: The message \\\"Age must be from 18 to 120.\\\" is shown, or \\\"Welcome\\\" is visible.\"\n    When the user opens the page\n    And the user enters \"ale\" in the \"User name\" field\n    Then it is true that the user name \"ale\" is accepted\n\n …"
    },
    {
     "path": "features/step_definitions/steps.js",
     "content": "import { Given, Then, When } from '@cucumber/cucumber'\n\nGiven('this is for a person to do, because {string}', async function (reason) {\n  this.log(reason)\n  return 'skipped'\n})\n\nWhen('the user {}', async function (reason) {\n  this.log(reason)\n  return 'skipped'\n})\n\nThen('it is true that {}', async function (reason) {\n  this.log(reason)\n  return 'skipped'\n})\n"
    }
   ]
  }
 },
 {
  "section": "public",
  "operation": "public.extractFromFile",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "form": {
   "mediaType": "multipart/form-data; boundary=tracewright-example",
   "text": "--tracewright-example\r\nContent-Disposition: form-data; name=\"file\"; filename=\"requirements.txt\"\r\nContent-Type: text/plain\r\n\r\nThe field \"User name\" must have 3 to 20 characters.\nWhen the user name is taken, the message \"This name is taken\" is shown.\r\n--tracewright-example--\r\n"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "text": "The field \"User name\" must have 3 to 20 characters.\nWhen the user name is taken, the message \"This name is taken\" is shown.",
   "fileName": "requirements.txt",
   "fileType": "txt",
   "characters": 123,
   "warnings": []
  }
 },
 {
  "section": "public",
  "operation": "public.generate",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "requirements": "The field \"User name\" must have 3 to 20 characters.\nWhen the user name is taken, the message \"This name is taken\" is shown.",
   "maxTestCases": 5,
   "userEmail": "visitor.north@example.com",
   "pages": [
    {
     "url": "https://example.com/register",
     "title": "Create an account",
     "controls": [
      {
       "role": "textbox",
       "name": "User name",
       "type": "text",
       "limits": {
        "required": true,
        "maxLength": 20
       }
      },
      {
       "role": "textbox",
       "name": "Company",
       "region": "Business",
       "hidden": true,
       "revealedBy": [
        {
         "action": "tick",
         "role": "checkbox",
         "name": "I order for a business"
        }
       ]
      }
     ],
     "headings": [
      "Create an account"
     ],
     "regions": [
      {
       "role": "group",
       "name": "Business"
      }
     ],
     "messages": []
    }
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "sessionId": "0199c0de-0000-7000-8000-000000000153",
   "executionId": "0199c0de-0000-7000-8000-000000000154",
   "testCases": [
    {
     "id": "TC-001",
     "title": "User name of 3 characters is accepted",
     "description": "User name of 3 characters is accepted. Expected: The user name \"ale\" is accepted.",
     "objective": "Show that the rule of the text holds for these values",
     "testBasis": "REQ-001: The field \"User name\" must have 3 to 20 characters.",
     "testCondition": "User name of 3 characters is accepted",
     "designTechnique": "Boundary Value Analysis",
     "testLevel": "system",
     "testType": "boundary",
     "preconditions": [],
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open the page",
       "expectedResult": ""
      },
      {
       "stepNumber": 2,
       "action": "Enter \"ale\" in the \"User name\" field",
       "expectedResult": "",
       "testData": "User name=ale"
      }
     ],
     "expectedResult": "The user name \"ale\" is accepted",
     "priority": "medium",
     "riskLevel": "high",
     "category": "input validation",
     "tags": [
      "positive",
      "REQ-001"
     ],
     "requirementRef": "REQ-001",
     "estimatedDuration": "1 min",
     "coverageItems": [
      {
       "id": "REQ-001/User name/boundary/length 3",
       "technique": "Boundary Value Analysis",
       "parameter": "User name",
       "partition": "user name of 3 characters",
       "value": "ale",
       "valid": true,
       "oracle": "inferred"
      }
     ],
     "automation": {
      "ready": false,
      "reasons": [
       "The user name \"ale\" is accepted: I cannot check “The user name \"ale\" is accepted”. Say what the page shows then: The message \"Age must be from 18 to 120.\" is shown, or \"Welcome\" is visible."
      ]
     },
     "basis": "proved",
     "author": "embedded",
     "sentences": [
      "The field \"User name\" must have 3 to 20 characters."
     ],
     "checks": [
      {
       "check": "readable",
       "result": "fails",
       "reason": "“The user name \"ale\" is accepted” in step 3 is not understood. So are 1 more."
      },
      {
       "check": "grounded",
       "result": "holds",
       "reason": "All that it expects stands in its sentences, was entered, is on the page or is worked out.",
       "sentence": "The field \"User name\" must have 3 to 20 characters."
      }
     ],
     "verified": false
    },
    {
     "id": "TC-002",
     "title": "User name of 20 characters is accepted",
     "description": "User name of 20 characters is accepted. Expected: The user name \"alexmilleralexmiller\" is accepted.",
     "objective": "Show that the rule of the text holds for these values",
     "testBasis": "REQ-001: The field \"User name\" must have 3 to 20 characters.",
     "testCondition": "User name of 20 characters is accepted",
     "designTechnique": "Boundary Value Analysis",
     "testLevel": "system",
     "testType": "boundary",
     "preconditions": [],
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open the page",
       "expectedResult": ""
      },
      {
       "stepNumber": 2,
       "action": "Enter \"alexmilleralexmiller\" in the \"User name\" field",
       "expectedResult": "",
       "testData": "User name=alexmilleralexmiller"
      }
     ],
     "expectedResult": "The user name \"alexmilleralexmiller\" is accepted",
     "priority": "medium",
     "riskLevel": "high",
     "category": "input validation",
     "tags": [
      "positive",
      "REQ-001"
     ],
     "requirementRef": "REQ-001",
     "estimatedDuration": "1 min",
     "coverageItems": [
      {
       "id": "REQ-001/User name/boundary/length 20",
       "technique": "Boundary Value Analysis",
       "parameter": "User name",
       "partition": "user name of 20 characters",
       "value": "alexmilleralexmiller",
       "valid": true,
       "oracle": "inferred"
      }
     ],
     "automation": {
      "ready": false,
      "reasons": [
       "The user name \"alexmilleralexmiller\" is accepted: I cannot check “The user name \"alexmilleralexmiller\" is accepted”. Say what the page shows then: The message \"Age must be from 18 to 120.\" is shown, or \"Welcome\" is visible."
      ]
     },
     "basis": "proved",
     "author": "embedded",
     "sentences": [
      "The field \"User name\" must have 3 to 20 characters."
     ],
     "checks": [
      {
       "check": "readable",
       "result": "fails",
       "reason": "“The user name \"alexmilleralexmiller\" is accepted” in step 3 is not understood. So are 1 more."
      },
      {
       "check": "grounded",
       "result": "holds",
       "reason": "All that it expects stands in its sentences, was entered, is on the page or is worked out.",
       "sentence": "The field \"User name\" must have 3 to 20 characters."
      }
     ],
     "verified": false
    }
   ],
   "requirements": [
    {
     "id": "REQ-001",
     "statement": "The field \"User name\" must have 3 to 20 characters.",
     "category": "functional",
     "subcategory": "input validation",
     "priority": "high",
     "testability": "high",
     "testabilityNotes": "EARS pattern: ubiquitous. A test can compare \"3 to 20 characters\".",
     "suggestedTestType": "boundary",
     "acceptanceCriteria": [],
     "ambiguities": [
      "outcome for User name: length 3 not stated",
      "outcome for User name: length 20 not stated"
     ],
     "dependencies": [],
     "source": "requirements",
     "sentence": "The field \"User name\" must have 3 to 20 characters.",
     "start": 0,
     "end": 51
    },
    {
     "id": "REQ-002",
     "statement": "When the user name is taken, the message \"This name is taken\" is shown.",
     "category": "functional",
     "subcategory": "input validation",
     "priority": "medium",
     "testability": "high",
     "testabilityNotes": "EARS pattern: event-driven. A test can compare \"This name is taken\".",
     "suggestedTestType": "functional",
     "acceptanceCriteria": [
      "Given the user name is taken, Then the message \"This name is taken\" is shown"
     ],
     "ambiguities": [],
     "dependencies": [
      "REQ-001"
     ],
     "source": "requirements",
     "sentence": "When the user name is taken, the message \"This name is taken\" is shown.",
     "start": 52,
     "end": 123
    }
   ],
   "sentences": [
    {
     "source": "requirements",
     "start": 0,
     "end": 51,
     "status": "designed",
     "requirementRef": "REQ-001",
     "testCaseIds": [
      "TC-001",
      "TC-002"
     ]
    },
    {
     "source": "requirements",
     "start": 52,
     "end": 123,
     "status": "designed",
     "requirementRef": "REQ-002",
     "testCaseIds": [
      "TC-005"
     ]
    }
   ],
   "gaps": [],
   "observed": [],
   "models": {
    "decisionTables": [],
    "stateMachines": []
   },
   "summary": {
    "total": 5,
    "byTechnique": {
     "Boundary Value Analysis": 4,
     "Use Case Testing": 1
    },
    "byType": {
     "boundary": 2,
     "negative": 2,
     "functional": 1
    },
    "byPriority": {
     "medium": 5
    },
    "byBasis": {
     "proved": 4,
     "designed": 1
    },
    "byAuthor": {
     "embedded": 5
    },
    "coverage": {
     "items": 6,
     "covered": 0,
     "percent": 0,
     "ideas": {
      "covered": 6,
      "percent": 100
     },
     "byTechnique": {
      "Boundary Value Analysis": {
       "items": 4,
       "covered": 4,
       "percent": 100
      },
      "Decision Table Testing": {
       "items": 1,
       "covered": 0,
       "percent": 0
      }
     },
     "dropped": []
    },
    "requirements": {
     "sentences": 2,
     "tested": 0,
     "partly": 0,
     "designed": 2,
     "outlined": 0,
     "gaps": 0,
     "untestable": 0,
     "context": 0,
     "notRead": 0
    },
    "duplicatesRemoved": 0,
    "engine": "embedded"
   }
  }
 },
 {
  "section": "public",
  "operation": "public.getReadingInstructions",
  "token": null,
  "path": {},
  "query": {
   "work": "stories"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "work": "stories",
   "instructions": "You write user stories from numbered sentences of requirements. Put sentences that are about one need into one story, each sentence into one story only.\nUse the words of those sentences: the same numbers, quoted texts, names, limits and denials. Add nothing. A role or a benefit that they do not say stays empty.\nAnswer with `stories`: `sentences` (their numbers, first the one that says the need), `title` (a few words), `role`, `want` (\"to …\" for what the role does, else \"… to be …\"), `benefit` (what stands behind \"so that\"), `criteria`: what must be so, each with the number of its `sentence`, `…",
   "schema": {
    "type": "object",
    "properties": {
     "stories": {
      "type": "array",
      "items": {
       "type": "object",
       "properties": {
        "sentences": {
         "type": "array",
         "items": {
          "type": "integer",
          "minimum": -9007199254740991,
          "maximum": 9007199254740991
         }
        },
        "title": {
         "type": "string"
        },
        "role": {
         "type": "string"
        },
        "want": {
         "type": "string"
        },
        "benefit": {
         "type": "string"
        },
        "criteria": {
         "type": "array",
         "items": {
          "type": "object",
          "properties": {
           "sentence": {
            "type": "integer",
            "minimum": -9007199254740991,
            "maximum": 9007199254740991
           },
           "given": {
            "type": "string"
           },
           "when": {
            "type": "string"
           },
           "then": {
            "type": "string"
           }
          },
          "required": [
           "sentence",
           "given"
          ]
         }
        }
       },
       "required": [
        "sentences",
        "title"
       ]
      }
     }
    },
    "required": [
     "stories"
    ]
   }
  }
 },
 {
  "section": "public",
  "operation": "public.getWritingInstructions",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "instructions": "# Rules\n1. One fault per case: a case that expects a refusal breaks exactly one rule. Fill every other required field with a value that keeps all rules, and say so in the steps.\n2. Copy names, options, messages and values letter by letter from the text or the page, in double quotes. Never translate or shorten them.\n3. Cite all sentences that a case rests on: a table row with the sentence that says what the table decides, a limit with its message, an exception with its rule.\n4. Expect only what the cited sentences, the entries of the case or the page give ground for. Add no good practice and no…",
   "stepGuide": "A step says what to do and, if you like, what must then be seen. It is plain English that is read by fixed rules: the same sentence always means the same thing, and a sentence that cannot be read is refused instead of guessed.\nPut names, values and messages in double quotes; what is in quotes is taken literally (`\\\"` is a quote, `\\\\` a backslash).\n## What to do\n- Steps go on in the browser tab they are in until one says otherwise: a click that opens a tab does not switch to it.\nopen a page: Open the page | Open \"/orders\"\nclick: Click the \"Save\" button | Double-click \"Item\" | Hover over \"More\" …",
   "schema": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "properties": {
     "testCases": {
      "minItems": 1,
      "maxItems": 200,
      "type": "array",
      "items": {
       "type": "object",
       "properties": {
        "id": {
         "type": "string",
         "minLength": 1,
         "maxLength": 200,
         "description": "Kept. Another case with a known id takes the place of the earlier one"
        },
        "title": {
         "type": "string",
         "minLength": 1,
         "maxLength": 1000
        },
        "sentences": {
         "maxItems": 50,
         "type": "array",
         "items": {
          "type": "string",
          "maxLength": 4000
         },
         "description": "The sentences that it rests on: letter by letter, or by their ids, as `S3`"
        },
        "preconditions": {
         "maxItems": 100,
         "type": "array",
         "items": {
          "type": "string",
          "maxLength": 4000
         }
        },
        "steps": {
         "minItems": 1,
         "maxItems": 200,
         "type": "array",
         "items": {
          "type": "object",
          "properties": {
           "stepNumber": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000
           },
           "action": {
            "type": "string",
            "maxLength": 4000
           },
           "expectedResult": {
            "default": "",
            "type": "string",
            "maxLength": 4000
           },
           "testData": {
            "type": "string",
            "maxLength": 20000
           },
           "computed": {
            "description": "How values of the expected result follow from numbers of the text or of entries, as `50 * 0.9 + 4.95`: the judge works each out",
            "maxItems": 20,
            "type": "array",
            "items": {
             "type": "object",
             "properties": {
              "expression": {
               "type": "string",
               "maxLength": 500
              },
              "value": {
               "type": "string",
               "maxLength": 200,
               "description": "What the calculation comes to"
              }
             },
             "required": [
              "expression",
              "value"
             ],
             "additionalProperties": false
            }
           }
          },
          "required": [
           "action"
          ]
         }
        },
        "testType": {
         "default": "functional",
         "type": "string",
         "enum": [
          "functional",
          "regression"
         ]
        },
        "priority": {
         "default": "medium",
         "type": "string",
         "enum": [
          "critical",
          "high"
         ]
        },
        "requirementRef": {
         "type": "string",
         "maxLength": 200
        }
       },
       "required": [
        "id",
        "title"
       ]
      }
     }
    },
    "required": [
     "testCases"
    ]
   }
  }
 },
 {
  "section": "public",
  "operation": "public.getPages",
  "token": null,
  "path": {
   "sessionId": "0199c0de-0000-7000-8000-000000000153"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "status": "ready",
   "pageUrl": null,
   "pages": [
    {
     "url": "https://example.com/register",
     "title": "Create an account",
     "controls": [
      {
       "role": "textbox",
       "name": "User name",
       "type": "text",
       "limits": {
        "maxLength": 20,
        "required": true
       }
      },
      {
       "role": "textbox",
       "name": "Company",
       "hidden": true,
       "region": "Business",
       "revealedBy": [
        {
         "action": "tick",
         "role": "checkbox",
         "name": "I order for a business"
        }
       ]
      }
     ],
     "headings": [
      "Create an account"
     ],
     "regions": [
      {
       "role": "group",
       "name": "Business"
      }
     ],
     "tables": [],
     "messages": []
    }
   ],
   "warnings": [],
   "lookedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "public",
  "operation": "public.getSessionChanges",
  "token": null,
  "path": {
   "sessionId": "0199c0de-0000-7000-8000-000000000153"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "changes": []
  }
 },
 {
  "section": "public",
  "operation": "public.getReading",
  "token": null,
  "path": {
   "sessionId": "0199c0de-0000-7000-8000-000000000153"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "sentences": [
    {
     "id": "sl7u5al",
     "start": 0,
     "end": 51,
     "marked": "{lim The field {F \"User name\"} must have {N 3} {MAX to} {N 20} {U characters}}.",
     "kinds": [
      "length",
      "required"
     ],
     "basis": "proved",
     "confidence": 0.886
    },
    {
     "id": "s11vfoa4",
     "start": 52,
     "end": 123,
     "marked": "{cond When the {F user name} {V is taken}}, {eff the message {M \"This name is taken\"} {V is shown}}.",
     "kinds": [
      "message"
     ],
     "basis": "designed",
     "confidence": 0.874
    }
   ],
   "names": [
    {
     "name": "User name",
     "kind": "field",
     "limits": [],
     "options": [],
     "required": null
    }
   ],
   "readBy": "tagger"
  }
 },
 {
  "section": "public",
  "operation": "public.correctReading",
  "token": null,
  "path": {
   "sessionId": "0199c0de-0000-7000-8000-000000000153"
  },
  "query": {},
  "headers": {},
  "body": {
   "sentences": [
    {
     "id": "sl7u5al",
     "marked": "{lim The field {F \"User name\"} must have {N 3} {MAX to} {N 20} {U characters}}.",
     "kinds": [
      "length"
     ]
    }
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "sessionId": "0199c0de-0000-7000-8000-000000000153",
   "executionId": "0199c0de-0000-7000-8000-000000000155",
   "added": [],
   "updated": [],
   "removed": [],
   "testCases": [
    {
     "id": "TC-001",
     "title": "User name of 3 characters is accepted",
     "description": "User name of 3 characters is accepted. Expected: The user name \"ale\" is accepted.",
     "objective": "Show that the rule of the text holds for these values",
     "testBasis": "REQ-001: The field \"User name\" must have 3 to 20 characters.",
     "testCondition": "User name of 3 characters is accepted",
     "designTechnique": "Boundary Value Analysis",
     "testLevel": "system",
     "testType": "boundary",
     "preconditions": [],
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open the page",
       "expectedResult": ""
      },
      {
       "stepNumber": 2,
       "action": "Enter \"ale\" in the \"User name\" field",
       "expectedResult": "",
       "testData": "User name=ale"
      }
     ],
     "expectedResult": "The user name \"ale\" is accepted",
     "priority": "medium",
     "riskLevel": "high",
     "category": "input validation",
     "tags": [
      "positive",
      "REQ-001"
     ],
     "requirementRef": "REQ-001",
     "estimatedDuration": "1 min",
     "coverageItems": [
      {
       "id": "REQ-001/User name/boundary/length 3",
       "technique": "Boundary Value Analysis",
       "parameter": "User name",
       "partition": "user name of 3 characters",
       "value": "ale",
       "valid": true,
       "oracle": "inferred"
      }
     ],
     "automation": {
      "ready": false,
      "reasons": [
       "The user name \"ale\" is accepted: I cannot check “The user name \"ale\" is accepted”. Say what the page shows then: The message \"Age must be from 18 to 120.\" is shown, or \"Welcome\" is visible."
      ]
     },
     "basis": "proved",
     "author": "embedded",
     "sentences": [
      "The field \"User name\" must have 3 to 20 characters."
     ],
     "checks": [
      {
       "check": "readable",
       "result": "fails",
       "reason": "“The user name \"ale\" is accepted” in step 3 is not understood. So are 1 more."
      },
      {
       "check": "grounded",
       "result": "holds",
       "reason": "All that it expects stands in its sentences, was entered, is on the page or is worked out.",
       "sentence": "The field \"User name\" must have 3 to 20 characters."
      }
     ],
     "verified": false
    },
    {
     "id": "TC-002",
     "title": "User name of 20 characters is accepted",
     "description": "User name of 20 characters is accepted. Expected: The user name \"alexmilleralexmiller\" is accepted.",
     "objective": "Show that the rule of the text holds for these values",
     "testBasis": "REQ-001: The field \"User name\" must have 3 to 20 characters.",
     "testCondition": "User name of 20 characters is accepted",
     "designTechnique": "Boundary Value Analysis",
     "testLevel": "system",
     "testType": "boundary",
     "preconditions": [],
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open the page",
       "expectedResult": ""
      },
      {
       "stepNumber": 2,
       "action": "Enter \"alexmilleralexmiller\" in the \"User name\" field",
       "expectedResult": "",
       "testData": "User name=alexmilleralexmiller"
      }
     ],
     "expectedResult": "The user name \"alexmilleralexmiller\" is accepted",
     "priority": "medium",
     "riskLevel": "high",
     "category": "input validation",
     "tags": [
      "positive",
      "REQ-001"
     ],
     "requirementRef": "REQ-001",
     "estimatedDuration": "1 min",
     "coverageItems": [
      {
       "id": "REQ-001/User name/boundary/length 20",
       "technique": "Boundary Value Analysis",
       "parameter": "User name",
       "partition": "user name of 20 characters",
       "value": "alexmilleralexmiller",
       "valid": true,
       "oracle": "inferred"
      }
     ],
     "automation": {
      "ready": false,
      "reasons": [
       "The user name \"alexmilleralexmiller\" is accepted: I cannot check “The user name \"alexmilleralexmiller\" is accepted”. Say what the page shows then: The message \"Age must be from 18 to 120.\" is shown, or \"Welcome\" is visible."
      ]
     },
     "basis": "proved",
     "author": "embedded",
     "sentences": [
      "The field \"User name\" must have 3 to 20 characters."
     ],
     "checks": [
      {
       "check": "readable",
       "result": "fails",
       "reason": "“The user name \"alexmilleralexmiller\" is accepted” in step 3 is not understood. So are 1 more."
      },
      {
       "check": "grounded",
       "result": "holds",
       "reason": "All that it expects stands in its sentences, was entered, is on the page or is worked out.",
       "sentence": "The field \"User name\" must have 3 to 20 characters."
      }
     ],
     "verified": false
    }
   ]
  }
 },
 {
  "section": "public",
  "operation": "public.getStepGuide",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "title": "How to write steps",
   "introduction": [
    "A step says what to do and, if you like, what must then be seen. It is plain English that is read by fixed rules: the same sentence always means the same thing, and a sentence that cannot be read is refused instead of guessed.",
    "Put names, values and messages in double quotes; what is in quotes is taken literally (`\\\"` is a quote, `\\\\` a backslash)."
   ],
   "sections": [
    {
     "id": "actions",
     "title": "What to do",
     "part": "action",
     "notes": [
      "Several actions make one sentence. \"Given\", \"When\", \"the user\" may stand in front.",
      "A case that has not opened anything starts at the address of the run. A page that is known by its name only is reached by the link of that name; no other address is ever guessed."
     ],
     "forms": [
      {
       "goal": "open a page",
       "examples": [
        "Open the page",
        "Open \"/orders\""
       ],
       "note": "\"The page\" is the address of the run; the sign-up page is found by the link of that name."
      },
      {
       "goal": "click",
       "examples": [
        "Click the \"Save\" button",
        "Click \"Save\""
       ],
       "note": "Arrows, crosses and other symbols are told by how they look and by what they stand with."
      }
     ]
    },
    {
     "id": "expected-results",
     "title": "What must be seen",
     "part": "expectedResult",
     "notes": [
      "Join them with \"and\" or \"but\"; every one has to hold, at the same time. \"It\", \"they\" and \"both\" are what the part before speaks of.",
      "Texts are compared as whole words and numbers, with their case: \"1 order\" is not in \"11 orders\". A message must stand as whole sentences. What is transparent, clipped away or outside the page is not visible, and neither is what a field holds."
     ],
     "forms": [
      {
       "goal": "a text",
       "examples": [
        "\"Welcome\" is visible",
        "The page shows \"3 orders\""
       ]
      },
      {
       "goal": "a text without quotes",
       "examples": [
        "2 items left",
        "It says Small dogs are welcome"
       ],
       "note": "That it is not shown proves nothing, for the page may use other words: it fails where the same words are shown with another number, date or name, and is an error otherwise."
      }
     ]
    }
   ],
   "errors": [
    {
     "code": "example-code-35",
     "meaning": "No form of [what to do](#actions) reads these words. Say one plain action, with names and values in quotes. A suggestion may have a blank (‹counter›), which is to be filled in first."
    },
    {
     "code": "steps.unverifiable",
     "meaning": "Nothing in these words can be checked. Quote what [must be seen](#expected-results), or say what to do. A step that only looks (`Look at the footer`) checks nothing."
    }
   ]
  }
 },
 {
  "section": "public",
  "operation": "public.getAuthors",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "model": {
    "configured": false,
    "name": null,
    "engine": "embedded",
    "available": false
   },
   "nearby": null,
   "assistant": {
    "url": "http://localhost:8787/api/mcp"
   }
  }
 },
 {
  "section": "public",
  "operation": "public.readSteps",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "steps": [
    {
     "action": "Open \"/orders\"",
     "expectedResult": "The heading \"Orders\" is shown"
    },
    {
     "action": "Approve the first request",
     "expectedResult": "The counter is shown"
    }
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "steps": [
    {
     "stepNumber": 1,
     "readable": true,
     "actions": [
      {
       "action": "goto",
       "url": "/orders"
      }
     ],
     "checks": [
      {
       "kind": "assert_visible",
       "target": {
        "role": "heading",
        "name": "Orders"
       }
      }
     ],
     "problems": []
    },
    {
     "stepNumber": 2,
     "readable": false,
     "actions": [],
     "checks": [],
     "problems": [
      {
       "part": "Approve the first request",
       "message": "I do not understand “Approve the first request”. Use one plain action with the name in quotes, such as: Click the \"Save\" button. See /docs/guides/steps#example-code-35",
       "suggestions": [
        "Click \"‹approve the first request›\""
       ]
      },
      {
       "part": "The counter is shown",
       "message": "I cannot check “The counter is shown”. Say what can be seen on the page: \"Saved\" is visible, The \"Save\" button is disabled, or The status is \"Open\". See /docs/guides/steps#steps.unverifiable",
       "suggestions": [
        "\"‹counter›\" is visible"
       ]
      }
     ]
    }
   ]
  }
 },
 {
  "section": "public",
  "operation": "public.export",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "testCases": [
    {
     "id": "TC-001",
     "title": "User name of 3 characters is accepted",
     "description": "User name of 3 characters is accepted. Expected: The user name \"ale\" is accepted.",
     "objective": "Show that the rule of the text holds for these values",
     "testBasis": "REQ-001: The field \"User name\" must have 3 to 20 characters.",
     "testCondition": "User name of 3 characters is accepted",
     "designTechnique": "Boundary Value Analysis",
     "testLevel": "system",
     "testType": "boundary",
     "preconditions": [],
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open the page",
       "expectedResult": ""
      },
      {
       "stepNumber": 2,
       "action": "Enter \"ale\" in the \"User name\" field",
       "expectedResult": "",
       "testData": "User name=ale"
      },
      {
       "stepNumber": 3,
       "action": "Press \"Tab\"",
       "expectedResult": "The user name \"ale\" is accepted"
      }
     ],
     "expectedResult": "The user name \"ale\" is accepted",
     "priority": "medium",
     "riskLevel": "high",
     "category": "input validation",
     "tags": [
      "positive",
      "REQ-001"
     ],
     "requirementRef": "REQ-001",
     "estimatedDuration": "1 min",
     "coverageItems": [
      {
       "id": "REQ-001/User name/boundary/length 3",
       "technique": "Boundary Value Analysis",
       "parameter": "User name",
       "partition": "user name of 3 characters",
       "value": "ale",
       "valid": true,
       "oracle": "inferred"
      }
     ],
     "automation": {
      "ready": false,
      "reasons": [
       "The user name \"ale\" is accepted: I cannot check “The user name \"ale\" is accepted”. Say what the page shows then: The message \"Age must be from 18 to 120.\" is shown, or \"Welcome\" is visible."
      ]
     },
     "basis": "proved",
     "author": "embedded",
     "sentences": [
      "The field \"User name\" must have 3 to 20 characters."
     ],
     "checks": [
      {
       "check": "readable",
       "result": "fails",
       "reason": "“The user name \"ale\" is accepted” in step 3 is not understood. So are 1 more."
      },
      {
       "check": "grounded",
       "result": "holds",
       "reason": "All that it expects stands in its sentences, was entered, is on the page or is worked out.",
       "sentence": "The field \"User name\" must have 3 to 20 characters."
      },
      {
       "check": "possible",
       "result": "holds",
       "reason": "The page has every control that it uses, in the state that it needs."
      },
      {
       "check": "single_fault",
       "result": "holds",
       "reason": "It expects no refusal that a second entry could hide."
      },
      {
       "check": "consistent",
       "result": "holds",
       "reason": "No case expects something else after the same steps."
      },
      {
       "check": "derived_twice",
       "result": "holds",
       "reason": "Made by a strict form and confirmed by its checker."
      },
      {
       "check": "settled",
       "result": "holds",
       "reason": "No open question is about what it expects."
      },
      {
       "check": "looks_at_product",
       "result": "fails",
       "reason": "It expects nothing of the product."
      },
      {
       "check": "adds",
       "result": "holds",
       "reason": "No other case does and expects the same."
      }
     ],
     "verified": false
    }
   ],
   "format": "gherkin",
   "projectName": "Shop"
  },
  "status": 200,
  "mediaType": "text/x.cucumber.gherkin+plain",
  "answer": "Feature: Shop\n\n  @medium @boundary @TC-001 @REQ-001 @Boundary-Value-Analysis @positive @basis:proved @author:embedded @verified:no\n  Scenario: User name of 3 characters is accepted\n    Id: TC-001\n    Requirement: REQ-001\n    Design technique: Boundary Value Analysis\n    Description: User name of 3 characters is accepted. Expected: The user name \"ale\" is accepted.\n    Objective: Show that the rule of the text holds for these values\n    Check note: readable fails: “The user name \"ale\" is accepted” in step 3 is not understood. So are 1 more.\n    Check note: looks at product fails: It expects noth…"
 },
 {
  "section": "public",
  "operation": "public.createSession",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "title": "Sign-up form",
   "requirements": "The field \"User name\" must have 3 to 20 characters.\nWhen the user name is taken, the message \"This name is taken\" is shown.",
   "userEmail": "visitor.north@example.com",
   "maxTestCases": 10
  },
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156",
   "title": "Sign-up form",
   "status": "draft",
   "requirements": "The field \"User name\" must have 3 to 20 characters.\nWhen the user name is taken, the message \"This name is taken\" is shown.",
   "scope": "full",
   "format": "standard",
   "maxTestCases": 10,
   "uploadedFileName": null,
   "answers": [],
   "conversation": [],
   "testCases": [],
   "summary": null,
   "sentences": [],
   "gaps": [],
   "observed": [],
   "models": {
    "decisionTables": [],
    "stateMachines": []
   },
   "events": [],
   "rehearsal": null,
   "totalTestCases": 0,
   "totalIterations": 0,
   "totalToolCalls": 0,
   "turnCount": 0,
   "latestExecutionId": null,
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "public",
  "operation": "public.submitCases",
  "token": null,
  "path": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156"
  },
  "query": {},
  "headers": {},
  "body": {
   "testCases": [
    {
     "id": "TC-1",
     "title": "A taken name is refused",
     "sentences": [
      "When the user name is taken, the message \"This name is taken\" is shown."
     ],
     "steps": [
      {
       "action": "Open the page"
      },
      {
       "action": "Enter \"ada\" in the \"User name\" field and press Tab",
       "expectedResult": "\"This name is taken\" is shown"
      }
     ]
    }
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "accepted": [
    "TC-1"
   ],
   "returned": [],
   "left": [],
   "removed": [],
   "summary": {
    "total": 1,
    "byTechnique": {},
    "byType": {
     "functional": 1
    },
    "byPriority": {
     "medium": 1
    },
    "byBasis": {
     "written": 1
    },
    "byAuthor": {
     "assistant": 1
    },
    "coverage": {
     "items": 6,
     "covered": 0,
     "percent": 0,
     "ideas": {
      "covered": 2,
      "percent": 33.33
     },
     "byTechnique": {},
     "dropped": []
    },
    "requirements": {
     "sentences": 2,
     "tested": 0,
     "partly": 0,
     "designed": 1,
     "outlined": 0,
     "gaps": 1,
     "untestable": 0,
     "context": 0,
     "notRead": 0
    },
    "duplicatesRemoved": 0,
    "engine": "embedded"
   }
  }
 },
 {
  "section": "public",
  "operation": "public.replaceTestCases",
  "token": null,
  "path": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156"
  },
  "query": {},
  "headers": {},
  "body": {
   "testCases": [
    {
     "id": "TC-1",
     "title": "The cart is shown",
     "testLevel": "system",
     "testType": "functional",
     "priority": "high",
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open \"/\"",
       "expectedResult": "The text \"Example\" is visible"
      }
     ]
    }
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156",
   "title": "Sign-up form",
   "status": "ready",
   "requirements": "The field \"User name\" must have 3 to 20 characters.\nWhen the user name is taken, the message \"This name is taken\" is shown.",
   "scope": "full",
   "format": "standard",
   "maxTestCases": 10,
   "uploadedFileName": null,
   "answers": [],
   "conversation": [],
   "testCases": [
    {
     "id": "TC-1",
     "title": "The cart is shown",
     "testLevel": "system",
     "testType": "functional",
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open \"/\"",
       "expectedResult": "The text \"Example\" is visible"
      }
     ],
     "priority": "high",
     "automation": {
      "ready": true,
      "reasons": []
     },
     "author": "person"
    }
   ],
   "summary": {
    "total": 1,
    "byTechnique": {},
    "byType": {
     "functional": 1
    },
    "byPriority": {
     "medium": 1
    },
    "byBasis": {
     "written": 1
    },
    "byAuthor": {
     "assistant": 1
    },
    "coverage": {
     "items": 6,
     "covered": 0,
     "percent": 0,
     "ideas": {
      "covered": 2,
      "percent": 33.33
     },
     "byTechnique": {},
     "dropped": []
    },
    "requirements": {
     "sentences": 2,
     "tested": 0,
     "partly": 0,
     "designed": 1,
     "outlined": 0,
     "gaps": 1,
     "untestable": 0,
     "context": 0,
     "notRead": 0
    },
    "duplicatesRemoved": 0,
    "engine": "embedded"
   },
   "sentences": [
    {
     "source": "requirements",
     "start": 0,
     "end": 51,
     "status": "gap",
     "requirementRef": "REQ-001",
     "testCaseIds": []
    },
    {
     "source": "requirements",
     "start": 52,
     "end": 123,
     "status": "designed",
     "requirementRef": "REQ-002",
     "testCaseIds": []
    }
   ],
   "gaps": [
    {
     "gapId": "GAP-001",
     "requirementRef": "REQ-001",
     "technique": "Requirement",
     "coverageItem": "REQ-001",
     "description": "What does a person enter or do, and what is then to be seen for “User name”, “3”, “20”? The text says: “The field \"User name\" must have 3 to 20 characters.”",
     "priority": "high"
    }
   ],
   "observed": [],
   "models": {
    "decisionTables": [],
    "stateMachines": []
   },
   "events": [],
   "rehearsal": null,
   "totalTestCases": 1,
   "totalIterations": 0,
   "totalToolCalls": 0,
   "turnCount": 0,
   "latestExecutionId": null,
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "public",
  "operation": "public.rewordCases",
  "token": null,
  "path": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156"
  },
  "query": {},
  "headers": {},
  "body": {
   "ids": [
    "TC-1"
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "rewordings": [],
   "refused": [],
   "remaining": []
  }
 },
 {
  "section": "public",
  "operation": "public.applyRewordings",
  "token": null,
  "path": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156"
  },
  "query": {},
  "headers": {},
  "body": {
   "rewordings": [
    {
     "id": "TC-1",
     "stepNumber": 1,
     "action": "Open \"/sign-up/\"",
     "expectedResult": "\"Create account\" is shown"
    }
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "applied": [],
   "refused": [
    {
     "id": "TC-1",
     "stepNumber": 1,
     "reason": "“Create account” is not what the step says."
    }
   ]
  }
 },
 {
  "section": "public",
  "operation": "public.importTestCases",
  "token": null,
  "path": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156"
  },
  "query": {},
  "headers": {},
  "form": {
   "mediaType": "multipart/form-data; boundary=tracewright-example",
   "text": "--tracewright-example\r\nContent-Disposition: form-data; name=\"file\"; filename=\"cases.csv\"\r\nContent-Type: text/plain\r\n\r\nTitle,Steps,Expected Result\nPay by card,1. Open \"/cart\",The text \"Your cart\" is visible\n\r\n--tracewright-example--\r\n"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "format": "csv",
   "dryRun": false,
   "layout": "row-per-case",
   "testCases": [
    {
     "id": "TC-1-2",
     "title": "Pay by card",
     "testLevel": "system",
     "testType": "functional",
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open \"/cart\"",
       "expectedResult": "The text \"Your cart\" is visible"
      }
     ],
     "priority": "medium",
     "automation": {
      "ready": true,
      "reasons": []
     },
     "author": "import"
    }
   ],
   "findings": [
    {
     "severity": "warning",
     "message": "Another test case has the id or title of \"Pay by card\", so it got the id \"TC-1-2\"."
    }
   ],
   "totalTestCases": 2,
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "public",
  "operation": "public.getSession",
  "token": null,
  "path": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156",
   "title": "Sign-up form",
   "status": "ready",
   "requirements": "The field \"User name\" must have 3 to 20 characters.\nWhen the user name is taken, the message \"This name is taken\" is shown.",
   "scope": "full",
   "format": "standard",
   "maxTestCases": 10,
   "uploadedFileName": null,
   "answers": [],
   "conversation": [],
   "testCases": [
    {
     "id": "TC-1",
     "title": "The cart is shown",
     "testLevel": "system",
     "testType": "functional",
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open \"/\"",
       "expectedResult": "The text \"Example\" is visible"
      }
     ],
     "priority": "high",
     "automation": {
      "ready": true,
      "reasons": []
     },
     "author": "person"
    },
    {
     "id": "TC-1-2",
     "title": "Pay by card",
     "testLevel": "system",
     "testType": "functional",
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open \"/cart\"",
       "expectedResult": "The text \"Your cart\" is visible"
      }
     ],
     "priority": "medium",
     "automation": {
      "ready": true,
      "reasons": []
     },
     "author": "import"
    }
   ],
   "summary": {
    "total": 1,
    "byTechnique": {},
    "byType": {
     "functional": 1
    },
    "byPriority": {
     "medium": 1
    },
    "byBasis": {
     "written": 1
    },
    "byAuthor": {
     "assistant": 1
    },
    "coverage": {
     "items": 6,
     "covered": 0,
     "percent": 0,
     "ideas": {
      "covered": 2,
      "percent": 33.33
     },
     "byTechnique": {},
     "dropped": []
    },
    "requirements": {
     "sentences": 2,
     "tested": 0,
     "partly": 0,
     "designed": 1,
     "outlined": 0,
     "gaps": 1,
     "untestable": 0,
     "context": 0,
     "notRead": 0
    },
    "duplicatesRemoved": 0,
    "engine": "embedded"
   },
   "sentences": [
    {
     "source": "requirements",
     "start": 0,
     "end": 51,
     "status": "gap",
     "requirementRef": "REQ-001",
     "testCaseIds": []
    },
    {
     "source": "requirements",
     "start": 52,
     "end": 123,
     "status": "designed",
     "requirementRef": "REQ-002",
     "testCaseIds": []
    }
   ],
   "gaps": [
    {
     "gapId": "GAP-001",
     "requirementRef": "REQ-001",
     "technique": "Requirement",
     "coverageItem": "REQ-001",
     "description": "What does a person enter or do, and what is then to be seen for “User name”, “3”, “20”? The text says: “The field \"User name\" must have 3 to 20 characters.”",
     "priority": "high"
    }
   ],
   "observed": [],
   "models": {
    "decisionTables": [],
    "stateMachines": []
   },
   "events": [],
   "rehearsal": null,
   "totalTestCases": 2,
   "totalIterations": 0,
   "totalToolCalls": 0,
   "turnCount": 0,
   "latestExecutionId": null,
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "public",
  "operation": "public.listSessions",
  "token": null,
  "path": {},
  "query": {
   "email": "visitor.north@example.com"
  },
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "sessions": [
    {
     "sessionId": "0199c0de-0000-7000-8000-000000000156",
     "title": "Sign-up form",
     "status": "ready",
     "totalTestCases": 2,
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    },
    {
     "sessionId": null,
     "title": null,
     "status": "ready",
     "totalTestCases": 5,
     "createdAt": "2026-01-05T09:30:00.000Z",
     "updatedAt": "2026-01-05T09:30:00.000Z"
    }
   ]
  }
 },
 {
  "section": "public",
  "operation": "public.sendListingCode",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "email": "visitor.north@example.com"
  },
  "status": 202,
  "mediaType": "application/json",
  "answer": {
   "accepted": true
  },
  "otherwise": 409
 },
 {
  "section": "public",
  "operation": "public.execute",
  "token": null,
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156",
   "testCaseIds": [
    "TC-1"
   ],
   "config": {
    "url": "https://example.com",
    "viewport": {
     "width": 1280,
     "height": 720
    }
   },
   "userEmail": "visitor.north@example.com"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "executionId": "0199c0de-0000-7000-8000-000000000157",
   "status": "queued",
   "unreadable": []
  }
 },
 {
  "section": "public",
  "operation": "public.getExecution",
  "token": null,
  "path": {
   "executionId": "0199c0de-0000-7000-8000-000000000157"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "executionId": "0199c0de-0000-7000-8000-000000000157",
   "sessionId": "0199c0de-0000-7000-8000-000000000156",
   "status": "completed",
   "testType": "web",
   "browser": {
    "name": "Chrome",
    "version": "156"
   },
   "baseUrl": "https://example.com/",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "startedAt": "2026-01-05T09:30:00.000Z",
   "finishedAt": "2026-01-05T09:30:00.000Z",
   "durationMs": 1200,
   "counts": {
    "total": 1,
    "passed": 1,
    "failed": 0,
    "error": 0,
    "skipped": 0,
    "healed": 0
   },
   "config": {
    "viewport": {
     "width": 1280,
     "height": 720
    },
    "locale": "en-US",
    "timezone": "UTC",
    "stopOnFailure": false,
    "video": true,
    "assertionStrength": false
   },
   "planned": [
    {
     "testCaseId": "TC-1",
     "title": "The cart is shown",
     "steps": 1
    }
   ],
   "latest": null,
   "causes": {
    "behaviour": 0,
    "control": 0,
    "step": 0,
    "other": 0
   },
   "cases": [
    {
     "testCaseId": "TC-1",
     "title": "Case TC-1",
     "status": "passed",
     "durationMs": 1200,
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open \"/\"",
       "status": "passed",
       "durationMs": 1200,
       "screenshotKey": "evidence/0199c0de-0000-7000-8000-000000000157/case-1/step-1.png",
       "interpretedAction": {
        "action": "goto",
        "url": "/"
       },
       "healed": false,
       "assertions": []
      }
     ],
     "assertions": [],
     "screenshotUrls": {
      "evidence/0199c0de-0000-7000-8000-000000000157/case-1/step-1.png": "http://localhost:8787/api/evidence/example-evidence-44"
     },
     "videoUrl": "http://localhost:8787/api/evidence/example-evidence-45",
     "consoleUrl": null,
     "harUrl": null,
     "traceUrl": null,
     "warnings": []
    }
   ],
   "evidence": {
    "manifestUrl": "http://localhost:8787/api/evidence/example-evidence-46",
    "timelineUrl": null,
    "harUrl": null,
    "consoleUrl": null,
    "archiveUrl": "http://localhost:8787/api/evidence/example-evidence-47",
    "expiresAt": "2026-01-05T09:30:00.000Z",
    "warnings": []
   },
   "error": null
  }
 },
 {
  "section": "public",
  "operation": "public.listExecutions",
  "token": null,
  "path": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "executions": [
    {
     "executionId": "0199c0de-0000-7000-8000-000000000157",
     "status": "completed",
     "counts": {
      "total": 1,
      "passed": 1,
      "failed": 0,
      "error": 0,
      "skipped": 0,
      "healed": 0
     },
     "browser": {
      "name": "Chrome",
      "version": "156"
     },
     "baseUrl": "https://example.com/",
     "createdAt": "2026-01-05T09:30:00.000Z",
     "startedAt": "2026-01-05T09:30:00.000Z",
     "finishedAt": "2026-01-05T09:30:00.000Z",
     "durationMs": 1200
    }
   ],
   "nextCursor": null
  }
 },
 {
  "section": "public",
  "operation": "public.rehearse",
  "token": null,
  "path": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156"
  },
  "query": {},
  "headers": {},
  "body": {
   "pageUrl": "https://example.com",
   "userEmail": "visitor.north@example.com"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "executionId": "0199c0de-0000-7000-8000-000000000158",
   "status": "queued"
  }
 },
 {
  "section": "public",
  "operation": "public.getRehearsal",
  "token": null,
  "path": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "rehearsal": {
    "status": "over",
    "executionId": "0199c0de-0000-7000-8000-000000000158",
    "pageUrl": "https://example.com/",
    "at": "2026-01-05T09:30:00.000Z",
    "cases": [
     {
      "testCaseId": "TC-1",
      "state": "differs",
      "reason": "At step 1 the page differs from the text. Expected: “The text \"Example\" is visible” Seen: “Welcome”",
      "stepNumber": 1,
      "expected": "The text \"Example\" is visible",
      "seen": "Welcome",
      "screenshotUrl": "http://localhost:8787/api/evidence/example-evidence-48"
     },
     {
      "testCaseId": "TC-1-2",
      "state": "passes",
      "reason": "Played on the page: every step was done, and what is expected was seen.",
      "screenshotUrl": null
     }
    ],
    "expiresAt": "2026-01-05T09:30:00.000Z"
   }
  }
 },
 {
  "section": "public",
  "operation": "public.answerRehearsal",
  "token": null,
  "path": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156"
  },
  "query": {},
  "headers": {},
  "body": {
   "answers": [
    {
     "testCaseId": "TC-1",
     "take": "page_is_wrong"
    }
   ]
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156",
   "title": "Sign-up form",
   "status": "ready",
   "requirements": "The field \"User name\" must have 3 to 20 characters.\nWhen the user name is taken, the message \"This name is taken\" is shown.",
   "scope": "full",
   "format": "standard",
   "maxTestCases": 10,
   "uploadedFileName": null,
   "answers": [],
   "conversation": [],
   "testCases": [
    {
     "id": "TC-1",
     "title": "The cart is shown",
     "testLevel": "system",
     "testType": "functional",
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open \"/\"",
       "expectedResult": "The text \"Example\" is visible"
      }
     ],
     "priority": "high",
     "automation": {
      "ready": true,
      "reasons": []
     },
     "author": "person",
     "checks": [
      {
       "check": "rehearsed",
       "result": "fails",
       "reason": "Kept: the page is at fault. At step 1 the page differs from the text. Expected: “The text \"Example\" is visible” Seen: “Welcome”"
      }
     ],
     "verified": false
    },
    {
     "id": "TC-1-2",
     "title": "Pay by card",
     "testLevel": "system",
     "testType": "functional",
     "steps": [
      {
       "stepNumber": 1,
       "action": "Open \"/cart\"",
       "expectedResult": "The text \"Your cart\" is visible"
      }
     ],
     "priority": "medium",
     "automation": {
      "ready": true,
      "reasons": []
     },
     "author": "import",
     "checks": [
      {
       "check": "rehearsed",
       "result": "holds",
       "reason": "Played on the page: every step was done, and what is expected was seen."
      }
     ],
     "verified": false
    }
   ],
   "summary": {
    "total": 1,
    "byTechnique": {},
    "byType": {
     "functional": 1
    },
    "byPriority": {
     "medium": 1
    },
    "byBasis": {
     "written": 1
    },
    "byAuthor": {
     "assistant": 1
    },
    "coverage": {
     "items": 6,
     "covered": 0,
     "percent": 0,
     "ideas": {
      "covered": 2,
      "percent": 33.33
     },
     "byTechnique": {},
     "dropped": []
    },
    "requirements": {
     "sentences": 2,
     "tested": 0,
     "partly": 0,
     "designed": 1,
     "outlined": 0,
     "gaps": 1,
     "untestable": 0,
     "context": 0,
     "notRead": 0
    },
    "duplicatesRemoved": 0,
    "engine": "embedded"
   },
   "sentences": [
    {
     "source": "requirements",
     "start": 0,
     "end": 51,
     "status": "gap",
     "requirementRef": "REQ-001",
     "testCaseIds": []
    },
    {
     "source": "requirements",
     "start": 52,
     "end": 123,
     "status": "designed",
     "requirementRef": "REQ-002",
     "testCaseIds": []
    }
   ],
   "gaps": [
    {
     "gapId": "GAP-001",
     "requirementRef": "REQ-001",
     "technique": "Requirement",
     "coverageItem": "REQ-001",
     "description": "What does a person enter or do, and what is then to be seen for “User name”, “3”, “20”? The text says: “The field \"User name\" must have 3 to 20 characters.”",
     "priority": "high"
    }
   ],
   "observed": [],
   "models": {
    "decisionTables": [],
    "stateMachines": []
   },
   "events": [],
   "rehearsal": {
    "status": "over",
    "executionId": "0199c0de-0000-7000-8000-000000000158",
    "pageUrl": "https://example.com/",
    "at": "2026-01-05T09:30:00.000Z",
    "cases": [
     {
      "testCaseId": "TC-1",
      "state": "differs",
      "reason": "At step 1 the page differs from the text. Expected: “The text \"Example\" is visible” Seen: “Welcome”",
      "stepNumber": 1,
      "expected": "The text \"Example\" is visible",
      "seen": "Welcome",
      "screenshotUrl": "http://localhost:8787/api/evidence/example-evidence-48",
      "take": "page_is_wrong"
     },
     {
      "testCaseId": "TC-1-2",
      "state": "passes",
      "reason": "Played on the page: every step was done, and what is expected was seen.",
      "screenshotUrl": null
     }
    ],
    "expiresAt": "2026-01-05T09:30:00.000Z"
   },
   "totalTestCases": 2,
   "totalIterations": 0,
   "totalToolCalls": 0,
   "turnCount": 0,
   "latestExecutionId": "0199c0de-0000-7000-8000-000000000157",
   "createdAt": "2026-01-05T09:30:00.000Z",
   "updatedAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "public",
  "operation": "public.cancelExecution",
  "token": null,
  "path": {
   "executionId": "0199c0de-0000-7000-8000-000000000157"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "executionId": "0199c0de-0000-7000-8000-000000000157",
   "status": "completed"
  }
 },
 {
  "section": "evidence",
  "operation": "evidence.get",
  "token": null,
  "path": {
   "token": "example-evidence-46"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "executionId": "0199c0de-0000-7000-8000-000000000157",
   "files": []
  },
  "otherwise": 403
 },
 {
  "section": "sockets",
  "operation": "sockets.createTicket",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "status": 201,
  "mediaType": "application/json",
  "answer": {
   "ticket": "example-ticket-49",
   "expiresAt": "2026-01-05T09:30:00.000Z"
  }
 },
 {
  "section": "mcp",
  "operation": "mcp.serve",
  "token": "example-access-token-61",
  "path": {},
  "query": {
   "toolset": "core"
  },
  "headers": {
   "Accept": "application/json, text/event-stream"
  },
  "body": {
   "jsonrpc": "2.0",
   "id": 1,
   "method": "initialize",
   "params": {
    "protocolVersion": "2025-06-18",
    "capabilities": {},
    "clientInfo": {
     "name": "my-assistant",
     "version": "1.0.0"
    }
   }
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "result": {
    "protocolVersion": "2025-06-18",
    "capabilities": {
     "tools": {},
     "resources": {},
     "prompts": {}
    },
    "serverInfo": {
     "name": "tracewright",
     "title": "Tracewright",
     "version": "1.0.0"
    },
    "instructions": "Tracewright turns requirements into proved test cases and runs them in real browsers. Generate with public_generate or quality_generateTestCases, or write cases yourself (public_getWritingInstructions) and submit them. Play them once on the page (public_rehearse, then public_getRehearsal until it is over), or run them with public_execute and ask public_getExecution with detail verdicts until the run is over, then once with detail failures for steps and pictures. In a project: quality_submitCases, testRuns_start, testRuns_getResults, defects_create. Ask the person before the first rehearsal or …"
   },
   "jsonrpc": "2.0",
   "id": 1
  }
 },
 {
  "section": "the end",
  "operation": "public.refineSession",
  "token": null,
  "path": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156"
  },
  "query": {},
  "headers": {},
  "body": {
   "message": "Make all cases high priority"
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156",
   "executionId": "0199c0de-0000-7000-8000-000000000159",
   "status": "running"
  }
 },
 {
  "section": "the end",
  "operation": "public.deleteSession",
  "token": null,
  "path": {
   "sessionId": "0199c0de-0000-7000-8000-000000000156"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "the end",
  "operation": "knowledgeBases.delete",
  "token": "example-access-token-61",
  "path": {
   "id": "0199c0de-0000-7000-8000-000000000073"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "the end",
  "operation": "projects.delete",
  "token": "example-access-token-61",
  "path": {
   "projectId": "0199c0de-0000-7000-8000-000000000074"
  },
  "query": {},
  "headers": {},
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "deleted": true
  }
 },
 {
  "section": "the end",
  "operation": "identity.signOut",
  "token": "example-access-token-61",
  "path": {},
  "query": {},
  "headers": {},
  "body": {
   "everywhere": true
  },
  "status": 200,
  "mediaType": "application/json",
  "answer": {
   "signedOut": true
  }
 }
]
