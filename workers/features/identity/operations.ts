import type { Operation } from '../../../shared/kernel/operation.ts'
import { changePassword } from './change-password.ts'
import { deleteSession } from './delete-session.ts'
import { finishSignIn } from './finish-sign-in.route.ts'
import { forgotPassword } from './forgot-password.ts'
import { getConfiguration } from './get-configuration.ts'
import { getCsrfToken } from './get-csrf-token.ts'
import { getKeySet } from './get-key-set.ts'
import { getMe } from './get-me.ts'
import { getSession } from './get-session.ts'
import { getSignInOptions } from './get-sign-in-options.ts'
import { issueToken } from './issue-token.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { sendVerification } from './send-verification.ts'
import { signIn } from './sign-in.route.ts'
import { signOut } from './sign-out.ts'
import { startSignIn } from './start-sign-in.route.ts'
import { verifyEmail } from './verify-email.ts'
import { verify } from './verify.ts'

export const operations: readonly Operation[] = [
  register,
  issueToken,
  login,
  signOut,
  getSession,
  getMe,
  verify,
  getCsrfToken,
  signIn,
  getSignInOptions,
  startSignIn,
  finishSignIn,
  changePassword,
  forgotPassword,
  resetPassword,
  verifyEmail,
  sendVerification,
  listSessions,
  deleteSession,
  getKeySet,
  getConfiguration,
]
