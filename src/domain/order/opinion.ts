/** The version of the words by which a buyer asks for Ceneo's questionnaire; they stand in the dictionaries. */
export const opinionVersion = 1;
export const opinionConsent = `ORDER_OPINION ${opinionVersion}`;

/** Hours after which the page that passes an order on to Ceneo is given to nobody any more: it is part of the confirmation. */
export const opinionHours = 24;
