/** Points as somebody typed them; nothing where there is no figure. */
export const readTypedPoints = (text: string): number => Number(text.replace(/\D/g, "").slice(0, 3) || "0");
