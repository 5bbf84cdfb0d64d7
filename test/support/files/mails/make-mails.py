"""Writes mails that hold mails: `email` of Python 3.11."""
from email import policy
from email.message import EmailMessage
from email.mime.base import MIMEBase
from email.mime.message import MIMEMessage
from email.mime.multipart import MIMEMultipart
from email.mime.text import MIMEText


def message(subject, text, html=None, attached=None):
    mail = EmailMessage(policy=policy.SMTP)
    mail['Subject'] = subject
    mail['From'] = 'Ann <ann@example.com>'
    mail['Date'] = 'Tue, 17 Mar 2026 10:30:59 +0100'
    mail.set_content(text) if html is None else mail.set_content(html, subtype='html')
    if attached:
        mail.add_attachment(attached, subtype='csv', filename='prices.csv')
    return mail


def parts(kind, subject, *content):
    mail = MIMEMultipart(kind, policy=policy.SMTP)
    mail['Subject'] = subject
    mail['From'] = 'list@example.com'
    for part in content:
        mail.attach(part)
    return mail


def save(name, mail):
    with open(name, 'wb') as file:
        file.write(mail.as_bytes())


first = message('Pump price', 'The pump costs 310 EUR.')
second = message('Größe des Ventils', 'Das Ventil schließt bei 9 bar.')
digest = parts('digest', 'Digest', MIMEMessage(first), MIMEMessage(second))
del digest['Subject'], digest['From']
save('digest.eml', parts('mixed', 'Pumps digest, volume 7', MIMEText('Two messages today.'), digest))
priced = message('Prices', '', html='<h1>Prices</h1><table><tr><td>Pump</td><td>310 EUR</td></tr></table>', attached='Pump,310\n')
save('forwarded.eml', parts('mixed', 'Fwd: Prices', MIMEText('See below.'), MIMEMessage(parts('mixed', 'Re: Prices', MIMEText('Here they are.'), MIMEMessage(priced)))))
status = MIMEBase('message', 'delivery-status', policy=policy.SMTP)
report = EmailMessage(policy=policy.SMTP)
report.set_raw('Final-Recipient', 'rfc822; bob@example.com')
report.set_raw('Status', '5.1.1')
status.set_payload([report])
save('undelivered.eml', parts('report', 'Undelivered mail', MIMEText('Your mail did not arrive.'), status, MIMEMessage(first)))
