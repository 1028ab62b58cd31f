interface ImportMetaEnv {
  readonly LANGUAGE?: import('./languages.ts').LanguageCode;
}
