/** What is kept, shown and passed on: data, money and things of worth. */
export const data = {
  'personal-data': `
    full name, name and town|address|birthday|photo|class,
    photos of|from .. camp|class|party|event|guest|guests|children|people|trip, minutes of the meeting,
    list of .. names|winners|members|patients|participants, names of, which children, voter, winner, tenant,
    driver's, birthdays, birth dates, phone numbers, personal data|information|detail|record,
    personally identifiable, pii, date of birth, birth date, birthday,
    home|postal|billing|shipping|delivery|street|mailing|residential address, e-mail address, email address,
    email|e-mail, phone, mobile number, telephone, full|first|last|family|given name, surname,
    social security, ssn, national id, identity|insurance|tax|passport number, passport,
    identity card|document, id card, driving|driver licence|license, driver's licence|license, ip address,
    gps position,
    customer|user|patient|employee|member|student|pupil|guest|applicant|candidate|tenant|passenger|citizen|resident|visitor|client|donor|subscriber|staff data|record|profile|detail|information|file|list,
    profile of .. user|customer|person, curriculum vitae, cv, résumé, portrait, photo of, selfie,
    contact detail|data|information|person, next of kin, emergency contact, iban, bank account|detail,
    payslip, salary, phone book, address book, their name,
    name|names .. address|addresses|email|phone|birth|photo|account|amount`,
  'name-of-person': `
    name of .. customer|patient|user|employee|person|guest|member|student|child|driver|resident,
    customer|patient|user|guest|driver|employee name, patient`,
  'special-data': `
    religion, religious, ethnic*, ethnicity, trade union, sexual orientation, political opinion, biometric*,
    fingerprint, face|facial recognition, face scan, iris, genetic*, disability, criminal record|conviction,
    health insurance`,
  'health-data': `
    patient, diagnosis, medication, prescription, prescribe, prescriber, dose/n, dosage, allergy, allergic,
    medical record|data|history|condition|information|certificate|report|note|file,
    health record|data|information|status|condition, clinical, symptom, lab result, laboratory result,
    test result .. patient, blood pressure|group|type|sugar|glucose|sample|test, ehr, emr, vaccination,
    vaccine, immunisation|immunization, therapy, therapist, mental health, insulin, vital sign, heart rate,
    sick note, sick leave, pregnan*, clinician, electronic health, medical, infusion, ward`,
  children: `
    child under, child, minors, pupil, guardian, kid, teenager, under #|13|14|15|16|18, parental consent,
    younger than #|13|14|16|18, school class`,
  'card-data': `
    credit|debit|payment card, card number|holder|payment|detail|data, cardholder, cvv, cvc, cvv2,
    pay .. by|with card, card .. charge, charge .. card, primary account number, visa, mastercard,
    stored|saved card, card terminal, card reader, contactless payment, card issuer`,
  'card-verification': `
    cvv, cvc, cvv2, cvc2, card security code, card verification, verification value|code .. card,
    magnetic stripe, track data, pin block, sensitive authentication data`,
  money: `
    money, payment, pay/v, paid, refund, invoice, fee, charge/v, billing, bill/n, deposit, withdrawal,
    payout, account balance, balance of, wallet, salary, payroll, premium, price, cost, amount due, voucher,
    gift card, tax, vat, commission, fine of, loan, mortgage, fare, rental fee, #eur, #€, #$, #usd, #£,
    #gbp, #euro, #dollar, #chf, currency, bank account, donation, tip/n, revenue, budget, credit limit,
    reimbursement`,
  'money-moves': `
    card|cards .. accepted, accept* .. card|cards|cash, pay/v, payment, paid, refund,
    charge/v .. card|customer|account|fee|amount, is|be|are charged, charged #|by|for|to|at,
    charge .. fee|amount, charge the, transfer .. money|amount|fund, bank transfer, money transfer,
    wire transfer, payout, pay out, withdraw .. #|money|cash|amount|fund, withdrawal of, cash withdrawal,
    deposit .. #|money|cash|amount, deposit/n, debit/v, direct debit, credited, credit .. account, settle/v,
    settlement, reimburs*, purchase/v, buy/v, checkout page, check out .. basket|cart, place .. order,
    donate, donation, top up, invoice, billing, billed, subscription fee, payroll, loan, disburse*,
    instalment|installment, bid/n, bid/v`,
  price: `
    price, fee, total, subtotal, discount, tax, vat, surcharge, premium, commission, fare, tariff, interest,
    salary, bonus, penalty, late fee, cost, rebate, amount due, payable, wage, overtime pay, invoice amount,
    deductible, exchange rate, quote/n, gross, net pay, allowance`,
  'things-of-worth': `
    voucher, coupon, gift card, discount code, promo code, promotion code, loyalty point, bonus point,
    reward, referral, free trial, credit balance, prize, raffle, bid/n, bid/v, auction, vote/n, vote/v,
    ballot, star rating, rate .. seller|driver|product, points .. redeem*, redeem, benefit claim,
    expense claim|report, warranty claim, claim .. benefit`,
  records: `
    record/n, file/n, document, data, database, history, entry, account, profile, list of, order, case/n,
    contract, report, photo, image, note, attachment, message, backup, archive, register/n, ledger, dataset,
    configuration, reading, measurement, log/n, answer, submission, application form, catalogue|catalog,
    inventory, booking, reservation, appointment, exam, grade, mark/n, sample`,
  stored: `
    store/v, stored, save/v, saved, keep/v .. data|record|history|copy|file|log, kept, record/v, recorded,
    hold .. data|record|information, archive/v, archived, persist*, retain*, database, capture/v, collect/v,
    logged`,
  confidential: `
    confidential, trade secret, sensitive, secret, classified, proprietary, private/n,
    private message|note|document|data|file|key, non-public, nda, sealed bid, exam question, embargo*,
    restricted to`,
  'location-data': `
    gps, geolocation, current location,
    location of .. driver|user|vehicle|employee|phone|rider|courier|walker, live location,
    position of .. driver|user|courier|vehicle, track .. driver|courier|vehicle|employee|walk|position,
    tracking of`,
  inventory: `
   
    seat|place|slot|room|ticket|table|item|court|spot|bed|car|bike|boat|copy|locker .. taken|free|released|blocked|reserved|booked|sold|assigned|left|available|held,
    release* .. seat|ticket|place, last place|seat|item|ticket|room|slot|spot|copy|one left,
    number of places|seats|tickets, in stock, out of stock, stock level|count|of|quantity, inventory,
    availab* .. place|seat|slot|room|unit, last .. seat|item|place|ticket|copy|slot, free place|seat|slot,
    reserve/v, book/v, waiting list, waitlist, quota, sold out, double book*`,
} as const
