export const ACCENTED_TOWNS: readonly string[] = [
  "Baie-D'Urfé|Barrière|Beaupré|Behchokǫ̀|Bécancour|Cap-Santé|Château-Richer|Châteauguay",
  "Côte-Saint-Luc|Gamèti|Gaspé|Hérouxville|Ile des Chênes|Jonquière|L'Épiphanie|L'Île-Perrot",
  'La Pocatière|Lac-Mégantic|Lebel-sur-Quévillon|Les Cèdres|Linière|Lévis|Maskinongé',
  'Mont-Saint-Grégoire|Montréal|Montréal-Est|Montréal-Ouest|Métabetchouan|Notre-Dame-de-Grâce',
  "Notre-Dame-de-l'Île-Perrot|Pohénégamook|Prévost|Québec|Rivière-Rouge|Rivière-du-Loup",
  'Rosemère|Sacré-Coeur|Saint-André-Avellin|Saint-Barnabé-Sud|Saint-Césaire|Saint-Côme--Linière',
  'Saint-Elzéar|Saint-Félicien|Saint-Félix-de-Valois|Saint-Gédéon|Saint-Honoré|Saint-Jérôme',
  "Saint-Léonard|Saint-Léonard-d'Aston|Saint-Marc-des-Carrières|Saint-Pacôme|Saint-Raphaël",
  'Saint-Rémi|Saint-Rémi-de-Tingwick|Saint-Siméon|Saint-Édouard|Saint-Éphrem-de-Beauce',
  'Sainte-Adèle|Sainte-Béatrix|Sainte-Thècle|Sainte-Thérèse|Sainte-Élisabeth|Sept-Îles',
  'Trois-Rivières|Témiscaming|Vallée-Jonction|Venise-en-Québec|Verchères',
].flatMap((names) => names.split('|'));
