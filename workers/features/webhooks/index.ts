export { requireAddress } from './address-policy.ts'
export { callbackStatements, sendCallback } from './callbacks.ts'
export { address } from './schemas.ts'
export { isSigned, newSecret, openSecrets, sealSecrets } from './secrets.ts'
