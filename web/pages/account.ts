import type { PageDeclaration } from '../page-declaration.ts'

/** The pages through which somebody comes in, and those of their account. */
export const accountPages: readonly PageDeclaration[] = [
  {
    path: '/sign-in',
    title: 'Sign in',
    description: 'Sign in to Tracewright.',
    audience: 'anybody',
    module: 'account/sign-in.tsx',
    asks: ['/api/auth/options'],
  },
  {
    path: '/register',
    title: 'Create an account',
    description: 'Create an account at Tracewright.',
    audience: 'anybody',
    module: 'account/register.tsx',
    asks: ['/api/auth/options'],
  },
  {
    path: '/forgot-password',
    title: 'Forgot your password?',
    description: 'Have a link sent to choose a new password.',
    audience: 'anybody',
    module: 'account/forgot-password.tsx',
    asks: ['/api/auth/options'],
  },
  {
    path: '/reset-password',
    title: 'Choose a new password',
    description: 'Choose a new password for your account.',
    audience: 'anybody',
    module: 'account/reset-password.tsx',
  },
  {
    path: '/verify-email',
    title: 'Confirm your address',
    description: 'Confirm that the e-mail address of your account is yours.',
    audience: 'anybody',
    module: 'account/verify-email.tsx',
  },
  {
    path: '/invitation',
    title: 'Your invitation',
    description: 'Join an organization at Tracewright.',
    audience: 'anybody',
    module: 'account/invitation.tsx',
  },
  {
    path: '/settings',
    title: 'Settings',
    description: 'Your account and organizations at Tracewright.',
    audience: 'somebody',
    module: 'settings/settings.tsx',
    menu: { in: 'account' },
    also: ['account', 'profile', 'password', 'team members', 'API keys', 'web hooks', 'preferences'],
  },
]
