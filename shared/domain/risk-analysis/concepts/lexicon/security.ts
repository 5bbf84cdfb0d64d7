/** Who gets in, what protects, and what is written down of it. */
export const security = {
  credentials: `
    password, passphrase, passcode, pin code, pin number, log in, logs in, logged in, login, log-in,
    sign in, signs in, signed in, sign-in, signin, log on, authentication, authenticate, credential,
    access token, api key, one-time code, one-time password, otp, sso, single sign-on, session, reset link,
    account recovery, security question, magic link, account lock*, forgot .. password, remember me,
    face id, touch id, key card, badge reader, unlock .. app|device|terminal|door`,
  'signs-in': `
    log in, logs in, logged in, login, log-in, sign in, signs in, signed in, sign-in, signin, log on,
    authentication, authenticate, sso, single sign-on, magic link`,
  password: `password, passphrase, passcode`,
  'password-rules': `
    password .. #|length|character|complex*|strong|minimum|contain|digit|least,
    passphrase .. #|length|character, strong password, password policy|rule, minimum .. password,
    character .. password, breached password, common password`,
  'password-hashed': `
    hash, hashed, bcrypt, argon2, scrypt, pbkdf2, salted, salt/n .. password, password .. encrypt*`,
  mfa: `
    multi-factor, multifactor, two-factor, 2fa, mfa, second factor, one-time code|password|passcode, otp,
    authenticator app, totp, hardware key|token, security key, passkey, code .. by sms|text, sms code,
    step-up, strong customer authentication, two-step`,
  lockout: `
    lock .. account|user, locked after|out, account .. locked|locks, lockout, lock out,
    failed attempt|login|sign-in|log-in|try|password|pin, wrong attempt|password|pin,
    attempts .. sign*|log*|password, brute force, captcha, rate limit*, throttle*, too many request|attempt`,
  'session-timeout': `
    session .. expire|timeout|time|end*, session timeout, time out, times out,
    logged|signed out .. after|automatically, log|logs|sign|signs out .. after|automatically,
    automatically log*|sign*|lock*, logoff, log-off, auto logout, inactivity, idle, screen lock,
    inactive for`,
  roles: `
    role, permission, access right, user right,
    authorise|authorize|authorised|authorized|authorisation|authorization, administrator, admin,
    access control, privilege*,
    only .. may|can|see|view|edit|access|staff|manager|owner|member|nurse|doctor|teacher|admin|user|allowed,
    restricted to, not allowed to, may not see|view|edit|change|access|open,
    must not see|view|access|be able to, can not see|view|edit|access, cannot see|view|edit|access,
    superuser, supervisor, visible to|for|only, invisible to, hidden from|for, read-only, read only,
    tenant/n, delegate/n, deputy, on behalf, moderator, need to know, manager can, guest access`,
  'own-data': `
   
    own data|record|order|profile|account|booking|child|grades|result|file|document|case|claim|invoice|appointment|project|request,
    only .. own, their own, his own, her own,
    my data|order|record|grades|profile|account|invoice|booking|result,
    other user|customer|patient|tenant|member|parent|student|person|company|client|people|resident|pupil|bidder|supplier,
    another user|customer|patient|tenant|member|company|person|resident|student|bidder, somebody else,
    someone else, other department|organisation|organization|class|school|clinic|branch,
    assigned patient|case|customer|client|class, of others`,
  'role-based': `
    role-based, rbac, role, permission, access right,
    only .. may|can|see|view|edit|access|staff|manager|owner|member|nurse|doctor|teacher|admin|administrator|allowed|authorised|authorized,
    restricted to, least privilege, need to know, authorised user|staff|personnel|person,
    authorized user|staff|personnel|person, access control, visible only, must not see|view|access`,
  'least-privilege': `
    least privilege, need to know, minimum necessary, only .. needed|necessary|required|assigned|own,
    assigned patient|case|client, own patient|data|record, by role, role-based, deny by default,
    denied by default, separation of duties, segregation of duties`,
  'unique-user': `
    unique user|account|login|id|identifier, individual account|user, personal account|login,
    no shared account|login, named user, own account|login, shared account, user id,
    each user|employee|nurse|staff .. account|login|sign|id`,
  'account-lifecycle': `
    deactivate .. user|account|employee|access, disable .. user|account|access,
    revoke .. access|permission|right|token|key, remove .. access|user|permission, leaver,
    leave .. company|organisation|team, offboard*, onboard*, provision*, invite .. user|member|colleague,
    create .. user|account, access review, review .. access|permission|account, inactive account|user,
    terminated employee, admin .. user|account, manage .. user|account|role`,
  'access-review': `
    access review, review .. access|permission|account|right|privilege, recertif*`,
  'access-revoked': `
    deactivate .. user|account|employee|access, disable .. user|account|access,
    revoke .. access|permission|right|token|key, remove .. access|user|permission, leaver, offboard*,
    terminated employee, inactive account|user, access .. withdrawn|removed|revoked|ends`,
  privileged: `
    administrator, admin, privileged, root access, superuser, system operator,
    elevated right|access|privilege, break glass, emergency access, support staff .. access`,
  'emergency-access': `
    emergency access, break glass, break the glass, break-glass, in an emergency .. access|see|open,
    emergency override`,
  encryption: `
    encrypt, encrypted, encryption, cipher*, aes, cryptograph*, end-to-end, tls, https, ssl,
    secure channel|connection|protocol|transport`,
  'encrypted-storage': `
    encrypt* .. rest|storage|stored|store|database|disk|device|backup|file, at rest, stored encrypted,
    store* .. encrypt*, disk encryption, aes, encrypted database|backup|storage|file|form,
    hold .. encrypted, kept encrypted, saved encrypted`,
  'encrypted-transport': `
    tls, https, ssl,
    encrypt* .. transit|transport|transmission|transmitted|sent|connection|channel|communication,
    in transit, secure channel|connection|transport, vpn, mtls, sftp, end-to-end, transmit* .. encrypted,
    sent .. encrypted, encrypted connection|channel|email|mail, s/mime, pgp`,
  'crypto-keys': `
    encryption key, key management|rotation|vault|store, key .. rotat*, hsm, kms, cryptographic key,
    private key, key length, secret store|vault, secrets manager`,
  masking: `
    mask/v, masked, masking, redact*, truncat* .. number|card|pan, last four, last 4, first six, pseudonym*,
    tokenise|tokenize|tokenised|tokenized|tokenisation|tokenization, obfuscat*, only .. digits .. shown,
    hidden .. digits, initials only, blurred, anonymis*, anonymiz*, de-identif*`,
  'not-kept': `
    not|never|no .. store*|save*|keep*|kept|retain*|log|logged|record*|persist*|write*|written, discard*,
    not be stored|kept|saved|retained|logged, do not store, delete* .. after|immediately, without storing`,
  tokenised: `
    tokenise|tokenize|tokenised|tokenized|tokenisation|tokenization, token .. card|payment|provider,
    hosted payment page|field|form, payment provider .. store|keep|hold|handle,
    redirect* .. payment|provider, card .. never .. server|system|reach*|touch*`,
  audit: `
    audit, audited, audit trail|log, logged, log/n .. access|change|event|action|entry, log/v,
    logs every|each|all, record* .. who|user|time|change|access|every|action|author,
    who .. changed|did|viewed|accessed|when, change history|log, history of .. change|access|action,
    activity log, access log, event log, traceab*, journal, timestamp*, with time and user|name|person,
    name and time, date and time .. of|and, keep .. history, tamper*`,
  'audit-demanded': `
    audit trail|log, audited, logged, log .. access|change|event|action|every|all|each, access log,
    activity log, event log, change log|history, history of .. change|access|action, record* .. who,
    record .. every|all|each .. access|change|action|login|view, journal, timestamp .. user|person,
    with .. user .. time, with .. time .. user|person|name, tamper*, who .. when`,
  'audit-protected': `
    tamper*, append-only, append only, write once, immutable,
    log .. cannot|not .. changed|altered|deleted|modified|edited,
    audit .. cannot|not .. changed|altered|deleted|modified|edited, signed log, unalterable`,
  'audit-reviewed': `
    review .. log|audit|access, log .. review*, monitor .. log|access, alert .. suspicious|unusual|failed,
    anomal*, siem, report .. access`,
  'log-kept': `
    log .. kept|retain*|stored|keep .. #|year|month|day, audit .. kept|retain*|stored .. #|year|month|day,
    keep .. log .. #|year|month, history .. kept|stored .. #|year|month`,
  'log-time': `
    synchronis* .. clock|time, synchroniz* .. clock|time, ntp, time server|source, clock .. sync*`,
  monitoring: `
    monitor/v, monitoring, health check, alert .. operator|team|admin|on-call|operations, on-call,
    observab*, siem, anomal*, intrusion, suspicious,
    detect .. attack|failure|outage|error|breach|unusual|fraud|anomal*, alarm .. operator|operation`,
  'integrity-check': `
    checksum, hash .. file|compare|verify, digital signature, digitally signed, signed,
    signature .. verif*|check*, hmac, integrity, tamper*, verify .. signature|checksum|file,
    webhook .. sign*|signature`,
  signs: `
    sign/v, signature, e-signature, electronic signature, digitally sign*, countersign, consent form,
    declare, attest`,
  malware: `
    malware, virus, antivirus, anti-virus, scanned for, file type .. allow*|check*|only,
    only .. pdf|jpg|jpeg|png .. accept*|upload*|allow*, quarantine`,
  'input-checked': `
    validate, validation, validated, sanitise|sanitize|sanitised|sanitized, escape/v, escaped,
    reject* .. invalid|input|value|file|entry, invalid .. reject*|message|error, must|shall .. between,
    must be a valid, input check, parameterised|parameterized, allowlist, whitelist, error message,
    at least # character|characters, at most # character|characters`,
  'secure-development': `
    code review, penetration test, pen test, security test*, vulnerabilit*, owasp, injection, xss, csrf,
    sql injection, static analysis, dependency scan*, secure coding, security scan*, security review,
    threat model*`,
  'change-control': `
    release process, deployment, deploy, change request|management|control, staging, test environment,
    production environment, rollback, roll back, versioned|versioning .. release|deploy|api, feature flag,
    approve .. release|deployment|change, change .. tested`,
  'test-data': `
    test data, test environment, staging environment, production data .. test, synthetic data,
    anonymised|anonymized .. test`,
  network: `
    firewall, network segment*, vlan, dmz, waf, web application firewall, private network, vpn, intranet,
    public internet, wifi, wi-fi, port/n, network .. separat*|protect*|secur*`,
  remote: `
    remote access|work|maintenance|support|session, home office, remotely, work from home, byod, own device,
    mobile device, tablet, laptop, usb stick, usb, removable media`,
  'default-settings': `
    default password|setting|account|configuration, hardening, hardened, initial password, preset password,
    vendor default, unnecessary service, secure by default, privacy by default, private by default,
    off by default, opt-in, opt in`,
  incident: `
    incident, breach, security event, data leak, compromise*, stolen, lost device,
    lost .. card|badge|phone|device|key, remote wipe, report .. breach|incident|theft|loss,
    notify .. authority|breach, notified .. breach|incident`,
  'leak-prevention': `
    data loss prevention, dlp, copy .. prevent*|block*, download .. block*|restrict*|prevent*|disabled,
    watermark, no screenshot, prevent .. copy*|export*|screenshot, export .. only|restrict*|limit*,
    bulk export .. block*|alert*`,
} as const
