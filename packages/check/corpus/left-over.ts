/**
 * Ways to pay or to reach somebody that no list can have, as messages give them in five languages: accounts, wallets, user names, pages on
 * networks and stores, possible telephone numbers, and links that run code.
 */
export const LEFT_OVER: readonly string[] = [
  ...['Pay to', 'Abone en', 'Versez sur', '付款账户', 'حوّل إلى'].flatMap((words) => [
    `${words} DE89 3704 0044 0532 0130 00`,
    `${words} FR14 2004 1010 0505 0001 3M02 606`,
    `${words} 4111 1111 1111 1111`,
    `${words} 0x52908400098527886E0F7030069857D2E4169EE7`,
    `${words} 1BoatSLRHtKNngkdXEeobR76b53LETtpyT`,
    `${words} 87654321`,
  ]),
  'Telegram: @desk_help22',
  'WhatsApp grupo ahorro_88',
  'Signal : conseil.prive9',
  '微信 wealth9988',
  'تلغرام: @support_desk7',
  ...['write to', 'escriba a', 'écrivez à', '联系', 'راسل'].flatMap((words) => [
    `${words} https://www.facebook.com/your.refund.desk`,
    `${words} https://docs.google.com/forms/d/e/1FAIpQLSd/viewform`,
    `${words} https://play.google.com/store/apps/details?id=app.of.nobody`,
    `${words} https://t.me/your_refund_desk`,
  ]),
  ...['Need help?', 'Marque el', 'Rappelez au', '服务专线', 'الرقم'].flatMap((words) => [
    `${words} 02071838899`,
    `${words} 612349988`,
    `${words} (55) 2194 0388`,
    `${words} 07700900188`,
    `${words} 8775550188`,
  ]),
  'javascript:fetch(`//x.test`)',
  'data:text/html,<b>Log in</b>',
];
