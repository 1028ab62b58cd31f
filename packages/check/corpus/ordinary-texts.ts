/**
 * Texts without an address, although many have dots: names of firms as registers print them, abbreviations, prose in ten
 * languages, file names, figures and programs. There is one text on each line.
 */
export const ORDINARY_TEXTS: readonly string[] = String.raw`
DAIWA SECURITIES CO.LTD.
DAIWA SECURITIES CO.,LTD.
Daiwa Securities Co., Ltd.
Daiwa Securities Co.Ltd
NOMURA ASSET MANAGEMENT CO.LTD
MITSUBISHI UFJ MORGAN STANLEY SECURITIES CO.,LTD.
SHANGHAI COMMERCIAL BANK CO.LTD. (HONG KONG)
Kiraboshi Bank Co.,Ltd
KOREA INVESTMENT & SECURITIES CO.LTD
Hua Nan Commercial Bank,Ltd.
Bangkok Bank Public Co.Ltd.
PT.Bank Central Asia
PT Bank Mandiri (Persero) Tbk.
Acme.Inc
Acme,Inc.
ACME HOLDINGS.INC
Acme Holdings, Inc.
Northwind Traders L.L.C.
Northwind Traders LLC.
Banco S.A.
Banco Santander,S.A.
Banco de Sabadell, S.A.
Grupo Financiero S.A. de C.V.
Grupo Financiero S.A.de C.V.
Casa de Bolsa S.A.B. de C.V.
Inversiones y Valores S.A.S.
Corredores de Bolsa S.p.A.
Intesa S.p.A
Banca Popolare Soc.Coop.
Adyen N.V.
ADYEN N.V
Brand New Day Bank N.V.
Van Lanschot Kempen N.V./S.A.
Rabobank U.A.
Delta Lloyd B.V.
Bank A.G.
Zürcher Kantonalbank A.G
Volksbank e.G.
Raiffeisenbank reg.Gen.m.b.H.
Verein der Anleger e.V.
Dom Maklerski Sp. z o.o.
Dom Maklerski Sp.z o.o.
Ceska Banka a.s.
Slovenska Banka d.d.
Banka d.o.o.
Investicije D.O.O
Bank of Cyprus P.C.L.
Piraeus Bank S.A
Hellenic Finance A.E.
Türkiye İş Bankası A.Ş.
Yatırım Menkul Değerler A.Ş
Ltd.Şti. Finans
Finans San.Tic.Ltd.Şti.
Danske Bank A/S
Nordnet Bank AB (publ.)
Kommunalbanken A.S.
OP Yrityspankki Oyj
J.P. Morgan
J.P.Morgan Securities plc
J.P. Morgan Chase & Co.
J.P.MORGAN SE
J.C. Flowers & Co.
H.I.G.Capital
H.I.G. Capital
D.E. Shaw & Co., L.P.
T. Rowe Price
A.T. Kearney
B.Riley Securities
S.G.Warburg & Co.
N.M. Rothschild & Sons
W.R. Berkley
E.ON SE
U.S. Bancorp
U.S.Bank
U.S. Bank N.A.
K.K. Monex
A.P. Møller
C.I.B.C. World Markets
C. Hoare & Co.
M.Capital Partners
St. James's Place
St.Galler Kantonalbank
Dr. August Oetker
Dr.med. Anna Weber
Prof.Dr. Klein
Prof. Dr.-Ing. Hans Meier
Dipl.-Kfm. Peter Lang
Mr.Smith called
Mrs.Green & Sons
B.Com (Hons)
M.Sc. in Finance
B.Sc., M.Sc., Ph.D.
M.Tech and B.Tech
LL.M. in Banking Law
Sra.García y Cía.
Sig.Rossi
FCA-2017-NL-004
licence FCA-2015-CH-020
No. 4.2.1
No.12345
Reg.No.123456
Nr.17
Art.5 Abs.2
art. 12.3.b
§ 4.2.1.3
Section 1.2.3.4
section 10.2.1.4 of the rulebook
version 1.5
version 4.0.1.2
v1.2.3
v10.0.1.2
Version 10.0.19045.3803
firmware 2.4.6.8
iOS 17.4.1
Python 3.12
1,000.50
1.000,50 €
€1.000.000,00
COP 1.250.000.000
Rp 1.200.000.000
Fax 030.12.34.56
USD 4,250.75
£277.15
$1,999.99/month
CHF 12'500.00
3.14
3.5%
0.75.
10.30am
10.30 a.m.
at 5.pm
9.30pm
22.11.2026
22.11.26
2026.11.22
11/22/2026
22.Nov.2026
12.30-14.00
+41 44 668 18 00
(020) 7946.0000
020.7946.0000
LU28 0019 4006 4475 0000
e.g.
e.g. a bank
i.e. nothing
z.B.
z.B. eine Bank
d.h. heute
u.a. Fonds
usw.
bzw. morgen
etc.
p.ej. bancos
p. ex. une banque
a.m. and p.m.
U.S.A.
U.K.
E.U.
D.C.
N.Y.
Ph.D.
report.final.pdf
report.final.v2.zip
report.pdf
statement_2025.pdf
contract-signed.docx
invoice.2025.xlsx
photo.jpg
IMG_0042.mov
IMG_0042.HEIC
archive.zip
backup.zip
data.tar.gz
README.md
CHANGELOG.md
setup.py
main.py
main.rs
install.sh
run.sh
index.html
index.php
node.js
Node.js
Next.js and Vue.js
app.js
style.css
package.json
config.yaml
libc.so
src/search/check/address.ts
src/lib.rs
docs/intro.md
C:\Users\Anna\report.pdf
/usr/lib/libssl.so
./run.sh --all
file_name.zip
console.log('x')
document.body
this.name
self.name = name
e.target
window.name
window.open(url)
array.map(x)
object.is(a, b)
Math.max(1, 2)
user.name
props.style
process.env
os.path
np.array
System.out
if (a.b === c.d) return;
x = y.z
I came home.It was late.
I waited for days.No answer came.
They called me.In the end I paid.
We met online.He said he was a broker.
The bank refused.So we waited.
It was fine.My account was not.
I paid. It was gone.
I paid ...in the end
I paid . . . in the end
so..in the end
hmm...is it safe?
wait...what
yes,it/they left
I paid. it/she said
by bank,card/cash
by card,cash/cheque
yes,in the end
however,it was gone
cats,dogs,birds
red,green,blue
id,name,date,info
bank,broker,insurer
Is Meridian Trust regulated?
Is this a real bank?
They promised 4% a month and a bonus.
My adviser asked me to install a program so that he could help me.
I was told to pay a tax of 1,200.00 before I could withdraw.
polka dot dress
the dot com bubble
a dot com company
connect the dots
He joined the dots. In time.
point of sale
at this point in time
au point de vente
mettre au point de nouvelles règles
un punto de vista
el punto de partida
der Punkt ist wichtig
auf den Punkt. Es ist so.
the well-
known bank
state-of-the-art
a state-of-
the-art platform
end of the line.
in the morning
He is at home.
She said (in short) no.
[sic]
(a) first; (b) second
1. First 2. Second
1.First 2.Second
a) yes b) no
A.B.C. Finance
A B C D E F
Y e s
Vitamin B.12
Yahoo! Finance
AT&T
Toys "R" Us
Marks & Spencer plc.
Procter & Gamble Co.
Smith & Co.
Smith & Co
Kohlberg Kravis Roberts & Co. L.P.
Crédit Agricole S.A.
Société Générale S.A., succursale de Luxembourg
Estimado cliente: su cuenta ha sido bloqueada. Llame hoy.
Me llamaron ayer.En fin, pagué.
Votre compte est bloqué. Il faut appeler.
J'ai payé 1.500,00 € au mois de mai.
Mein Konto wurde gesperrt. Es ist weg.
Ich habe angerufen.Es war niemand da.
Il conto è bloccato.È urgente.
我的账户被冻结了。怎么办？
请问这家公司受监管吗？
この会社は登録されていますか。
口座が凍結されました。助けてください。
이 회사는 등록된 회사인가요?
계좌가 정지되었습니다.도와주세요.
هل هذه الشركة مرخصة؟
تم تجميد حسابي.ماذا أفعل؟
האם החברה מפוקחת?
החשבון שלי נחסם. מה לעשות?
บริษัทนี้จดทะเบียนหรือไม่
Компания зарегистрирована?
Мне позвонили.Я заплатил.
ООО «Инвест-Капитал»
株式会社三菱UFJ銀行
中国工商银行股份有限公司
(주)한국투자증권
😀 thanks
👍👍👍
10/10 would not recommend
24/7
it costs 5. net of tax
the list,top to bottom
Booking (confirmed)
foo.bar(baz)
A.M.Best Rating
M.K.Dons
P.O.Box 123
St.Helier
San.Tic.A.Ş.
Gesellschaft m.b.H. & Co.KG
Co.KG aA
Pte.Ltd.
Pvt.Ltd
Sdn.Bhd.
Pty.Ltd.
Ag.Co
S.A.R.L.
SARL.
MERIDIAN TRUST PTE.LTD.
MERIDIAN TRUST (HK) LTD.
GULF BANK K.S.C.P.
Q.P.S.C.
P.J.S.C.
MERIDIAN SECURITIES.LTD
Meridian Asset Management Ltd.
N.A.
B.S.C. (c)
W.L.L.
S.C.A. SICAV-SIF
S.à r.l.
S.a.s.
O.Ü.
d.o.o.
z o.o.
P.L.C.
and/or
w/o
c/o Anna Weber
24h/day
Tel.: 020 7946 0000
Fax.: none
attn.: compliance dept.
approx.in March
ca.10 %
max.5 per person
@anna
@anna_w
anna@
#scam
:-)
...
---
https://
hxxp://www.
`
  .split('\n')
  .filter((line) => line.trim() !== '');
